BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('7');
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
INSERT INTO "decisions" VALUES('ymfxf8vs6y',0,0,'up stark',1.79493829281677675247e+09,0);
INSERT INTO "decisions" VALUES('ymfxf8vs6y',1,1,'up lannister',1.79493829299448180193e+09,0);
INSERT INTO "decisions" VALUES('ymfxf8vs6y',2,0,'down stark',1.79493829312841701511e+09,0);
INSERT INTO "decisions" VALUES('ymfxf8vs6y',3,1,'down greyjoy',1.79493829334764909747e+09,0);
CREATE TABLE holders (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	browser VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat, browser)
);
INSERT INTO "holders" VALUES('ymfxf8vs6y',0,'sSxnw3lE2TRYNJpG');
INSERT INTO "holders" VALUES('ymfxf8vs6y',1,'0HdKctxvBvjn5L5c');
INSERT INTO "holders" VALUES('hctsxjsn88',0,'sSxnw3lE2TRYNJpG');
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('schema','7');
INSERT INTO "keys" VALUES('signing','e55df87a6c4d9a020e528fc1d9e28ebd4dba1145bf5cfdd07384337c0acfb4a0');
INSERT INTO "keys" VALUES('played','1794938293.658398');
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
INSERT INTO "messages" VALUES('ymfxf8vs6y',1,0,'Anna','','Winter is coming',1.79493829342214608188e+09);
CREATE TABLE replays (
	id VARCHAR(16) NOT NULL, 
	record TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	owner VARCHAR(32), 
	size INTEGER NOT NULL, 
	used FLOAT NOT NULL, 
	PRIMARY KEY (id)
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
INSERT INTO "seats" VALUES('ymfxf8vs6y',0,'','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('ymfxf8vs6y',1,'','','person',NULL,0);
INSERT INTO "seats" VALUES('hctsxjsn88',0,'','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('hctsxjsn88',1,'rmrjruB5jyEylpDJdUZmPdTt','','open',NULL,0);
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
	rematch VARCHAR(16), 
	audience TEXT, 
	clock TEXT, 
	due FLOAT, 
	origin TEXT, 
	luck VARCHAR(64), 
	asked TEXT DEFAULT '' NOT NULL, 
	undo TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('ymfxf8vs6y','hand-of-the-king',2,'{"seats": 2, "seed": "d23f0824128b2f330c5c7fd0a6a3a4506513270e269e0d37f2a74de452e6b438", "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null, "rules": 2}','{"undo": "ask", "clock": {"seconds": 600.0, "increment": 0.0, "per_move": false}, "listed": false, "watching": "link", "hints": true, "late": "knight"}',0,'sSxnw3lE2TRYNJpG','3H2sluhj-8rSJQe2MbRfwEJe',1.79493829037931585312e+09,6,4,'[0]','c45cc974acbeed55',1.79493829342216086389e+09,NULL,NULL,NULL,'{"left": [597.5091381072998, 599.6030504703522], "since": [1794938293.3477132, null]}',1.79493889085685133935e+09,NULL,'ddf6f2e8bcb26b88c9de31a4865d7b3f67a3c87d17e963cc1681bdbaa4be3837','[5, 5]',NULL);
INSERT INTO "tables" VALUES('hctsxjsn88','hand-of-the-king',2,'{"seats": 2, "seed": "1600a35a099950d836f675cc81e74ef5e8e25d940ed904759531985d5d9dc9f8", "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null, "rules": 2}','{"undo": "ask", "clock": null, "listed": false, "watching": "link", "hints": true, "late": "knight"}',0,'sSxnw3lE2TRYNJpG','lBEvTek5HAA7FfmeBWg-GdjP',1.79493829348299765592e+09,0,0,'[0]','b9279e7ab3767761',1.79493829348299765592e+09,NULL,NULL,NULL,NULL,NULL,NULL,'37f021f0f84b140e7f32892a1c803e0eaeb83daf25f882c0b872f0559452d93a','[0, 0]',NULL);
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
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_luck ON tables (luck);
CREATE INDEX tables_listed ON tables (listed, finished, changed);
CREATE INDEX holders_browser ON holders (browser);
CREATE INDEX replays_owner ON replays (owner, used);
CREATE INDEX turns_answer ON turns (answer);
CREATE INDEX subscriptions_browser ON subscriptions (browser);
CREATE INDEX letters_due ON letters (due);
COMMIT;
