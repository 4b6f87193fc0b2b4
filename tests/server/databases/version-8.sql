BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('8');
CREATE TABLE browsers (
	browser VARCHAR(32) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	PRIMARY KEY (browser)
);
CREATE TABLE claims (
	name VARCHAR(64) NOT NULL, 
	server VARCHAR(16) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE decisions (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	word VARCHAR(80) NOT NULL, 
	at FLOAT NOT NULL, 
	wished INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "decisions" VALUES('vsd59fm7rf',0,0,'up stark',1.79495007873566222184e+09,0);
INSERT INTO "decisions" VALUES('vsd59fm7rf',1,1,'up lannister',1.79495007890395236018e+09,0);
INSERT INTO "decisions" VALUES('vsd59fm7rf',2,0,'down stark',1.79495007912194800376e+09,0);
INSERT INTO "decisions" VALUES('vsd59fm7rf',3,1,'down greyjoy',1.79495007926622104649e+09,0);
CREATE TABLE device_codes (
	digest VARCHAR(64) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE holders (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	browser VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat, browser)
);
INSERT INTO "holders" VALUES('vsd59fm7rf',0,'dvvc90vcAQ3vmkmc');
INSERT INTO "holders" VALUES('vsd59fm7rf',1,'fHGAqkgb5LPEiUkp');
INSERT INTO "holders" VALUES('yvz3b7cb7n',0,'dvvc90vcAQ3vmkmc');
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('schema','8');
INSERT INTO "keys" VALUES('signing','3b733a406a797b8c039d3d7157e65eae6edea1d62773a2261852f5e84dbef580');
INSERT INTO "keys" VALUES('played','1794950079.6711624');
CREATE TABLE letters (
	subscription VARCHAR(32) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	occasion VARCHAR(8) NOT NULL, 
	version INTEGER NOT NULL, 
	due FLOAT, 
	tries INTEGER DEFAULT '0' NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (subscription, table_id, seat, occasion)
);
CREATE TABLE messages (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	author VARCHAR(40) NOT NULL, 
	"to" VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "messages" VALUES('vsd59fm7rf',1,0,'Anna','','Winter is coming',1.79495007933804130552e+09);
CREATE TABLE people (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	folded VARCHAR(120) NOT NULL, 
	public INTEGER DEFAULT '1' NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (folded)
);
CREATE TABLE ratings (
	who VARCHAR(48) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	value FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	played FLOAT NOT NULL, 
	PRIMARY KEY (who, game)
);
CREATE TABLE replays (
	id VARCHAR(16) NOT NULL, 
	record TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	owner VARCHAR(32), 
	size INTEGER NOT NULL, 
	used FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE result_seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	who VARCHAR(48) NOT NULL, 
	rank INTEGER NOT NULL, 
	"before" FLOAT NOT NULL, 
	"after" FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
CREATE TABLE results (
	table_id VARCHAR(16) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	finished FLOAT NOT NULL, 
	unrated VARCHAR(24) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE reviews (
	source VARCHAR(24) NOT NULL, 
	length VARCHAR(12) NOT NULL, 
	review TEXT NOT NULL, 
	made FLOAT NOT NULL, 
	PRIMARY KEY (source)
);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	secret VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	sitter VARCHAR(8) NOT NULL, 
	bot VARCHAR(40), 
	late INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('vsd59fm7rf',0,'','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('vsd59fm7rf',1,'','','person',NULL,0);
INSERT INTO "seats" VALUES('yvz3b7cb7n',0,'','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('yvz3b7cb7n',1,'JYQ15f9t4C4ovChJ9udzGF1s','','open',NULL,0);
CREATE TABLE servers (
	name VARCHAR(16) NOT NULL, 
	seen FLOAT NOT NULL, 
	played FLOAT DEFAULT '0' NOT NULL, 
	metrics TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE subscriptions (
	id VARCHAR(32) NOT NULL, 
	browser VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	address TEXT NOT NULL, 
	keys TEXT DEFAULT '' NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	confirmed FLOAT, 
	PRIMARY KEY (id)
);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules INTEGER NOT NULL, 
	setup TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	listed INTEGER NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	watch VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	version INTEGER NOT NULL, 
	length INTEGER NOT NULL, 
	awaiting VARCHAR(64) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	changed FLOAT NOT NULL, 
	finished FLOAT, 
	ranks VARCHAR(64), 
	rematch VARCHAR(16), 
	audience TEXT, 
	clock TEXT, 
	due FLOAT, 
	origin TEXT, 
	luck VARCHAR(64), 
	asked TEXT DEFAULT '' NOT NULL, 
	undo TEXT, 
	rated INTEGER DEFAULT '0' NOT NULL, 
	waited FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('vsd59fm7rf','hand-of-the-king',2,'{"seats": 2, "seed": "d23f0824128b2f330c5c7fd0a6a3a4506513270e269e0d37f2a74de452e6b438", "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null, "rules": 2}','{"undo": "ask", "clock": {"seconds": 600.0, "increment": 0.0, "per_move": false}, "listed": false, "watching": "link", "hints": true, "late": "knight", "rated": false}',0,'dvvc90vcAQ3vmkmc','-Wo1hb9mNeYrDBbZBLyzPM-g',1.79495007752122378349e+09,6,4,'[0]','c45cc974acbeed55',1.79495007933806252479e+09,NULL,NULL,NULL,NULL,'{"left": [598.6536536216736, 599.6874582767487], "since": [1794950079.2662826, null], "waits": false}',1.79495067791993618017e+09,NULL,'ddf6f2e8bcb26b88c9de31a4865d7b3f67a3c87d17e963cc1681bdbaa4be3837','[5, 5]',NULL,0,1.79495007752122378349e+09);
INSERT INTO "tables" VALUES('yvz3b7cb7n','hand-of-the-king',2,'{"seats": 2, "seed": "1600a35a099950d836f675cc81e74ef5e8e25d940ed904759531985d5d9dc9f8", "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null, "rules": 2}','{"undo": "ask", "clock": null, "listed": false, "watching": "link", "hints": true, "late": "knight", "rated": false}',0,'dvvc90vcAQ3vmkmc','m8VtUasJ0IDr133ThVeuhvtz',1.79495007949318385129e+09,0,0,'[0]','b9279e7ab3767761',1.79495007949318385129e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'37f021f0f84b140e7f32892a1c803e0eaeb83daf25f882c0b872f0559452d93a','[0, 0]',NULL,0,1.79495007949318385129e+09);
CREATE TABLE turns (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	asked INTEGER NOT NULL, 
	code VARCHAR(40) NOT NULL, 
	seed BIGINT NOT NULL, 
	guess BLOB NOT NULL, 
	address VARCHAR(32) NOT NULL, 
	browser VARCHAR(32) NOT NULL, 
	waited_for INTEGER NOT NULL, 
	asker VARCHAR(16) NOT NULL, 
	since FLOAT NOT NULL, 
	thinker VARCHAR(16) DEFAULT '' NOT NULL, 
	until FLOAT DEFAULT '0' NOT NULL, 
	served FLOAT DEFAULT '0' NOT NULL, 
	answer INTEGER, 
	taken FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
CREATE INDEX tables_listed ON tables (listed, finished, changed);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_luck ON tables (luck);
CREATE INDEX tables_rated ON tables (rated, finished);
CREATE INDEX holders_browser ON holders (browser);
CREATE INDEX replays_owner ON replays (owner, used);
CREATE INDEX turns_answer ON turns (answer);
CREATE INDEX subscriptions_browser ON subscriptions (browser);
CREATE INDEX letters_due ON letters (due);
CREATE INDEX browsers_person ON browsers (person);
CREATE INDEX result_seats_who ON result_seats (who);
COMMIT;
