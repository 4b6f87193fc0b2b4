BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('5');
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
INSERT INTO "decisions" VALUES('vgu33vcmhc',0,0,'up stark',1.79493147028383588786e+09,0);
INSERT INTO "decisions" VALUES('vgu33vcmhc',1,1,'down lannister',1.79493147087245416637e+09,0);
INSERT INTO "decisions" VALUES('vgu33vcmhc',2,0,'up targaryen',1.79493147139605689049e+09,0);
INSERT INTO "decisions" VALUES('vgu33vcmhc',3,1,'left greyjoy',1.79493147186740612981e+09,0);
INSERT INTO "decisions" VALUES('vgu33vcmhc',4,0,'up stark',1.79493147255890321727e+09,0);
CREATE TABLE holders (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	browser VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat, browser)
);
INSERT INTO "holders" VALUES('vgu33vcmhc',0,'Fns4WWwvk0bUJ87G');
INSERT INTO "holders" VALUES('vgu33vcmhc',1,'Fns4WWwvk0bUJ87G');
INSERT INTO "holders" VALUES('rfkjsj3w2d',0,'_sSFbmc71nswrpbt');
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('schema','5');
INSERT INTO "keys" VALUES('signing','aaf8e40c39a2de08ae25a0dd9b63fa2bd82df1291c2bbafd810b7f4884f7f969');
INSERT INTO "keys" VALUES('played','1794931473.2969508');
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
INSERT INTO "messages" VALUES('vgu33vcmhc',1,1,'','','Winter is coming',1.79493147283070397378e+09);
CREATE TABLE replays (
	id VARCHAR(16) NOT NULL, 
	record TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	owner VARCHAR(32), 
	size INTEGER NOT NULL, 
	used FLOAT NOT NULL, 
	PRIMARY KEY (id)
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
INSERT INTO "seats" VALUES('vgu33vcmhc',0,'','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('vgu33vcmhc',1,'','','person',NULL,0);
INSERT INTO "seats" VALUES('rfkjsj3w2d',0,'','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('rfkjsj3w2d',1,'ERQBmqq76qRhrF4ITNqyvg9N','','open',NULL,0);
CREATE TABLE servers (
	name VARCHAR(16) NOT NULL, 
	seen FLOAT NOT NULL, 
	played FLOAT DEFAULT '0' NOT NULL, 
	metrics TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (name)
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
INSERT INTO "tables" VALUES('vgu33vcmhc','hand-of-the-king',2,'{"seats": 2, "seed": "c6b405cb12d1f8bfd2e9241e64d2e32f0ae802e84006d2bdf17411596fac3b9b", "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null, "rules": 2}','{"undo": "ask", "clock": {"seconds": 600.0, "increment": 0.0, "per_move": false}, "listed": false, "watching": "link", "hints": true}',0,'Fns4WWwvk0bUJ87G','t3He10O-pmDQE5WsotFWoSVf',1.79493146967708349227e+09,6,5,'[1]','21c25529d9c1a44e',1.79493147283071684833e+09,NULL,NULL,NULL,'{"left": [598.1781253814697, 598.9400141239166], "since": [null, 1794931472.558975]}',1.79493207149898910523e+09,NULL,'dda7a5e8d0ba17718761298db1ec474daaa49989154ea081fe36e203b739b259','[5, 5]',NULL);
INSERT INTO "tables" VALUES('rfkjsj3w2d','hand-of-the-king',2,'{"seats": 2, "seed": "821a3f704a1a775a35a143f2f7e87f0599c239c23b3ef6c47a0f901bdb8efc7f", "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null, "rules": 2}','{"undo": "ask", "clock": null, "listed": false, "watching": "link", "hints": true}',0,'_sSFbmc71nswrpbt','NfhVEUDA7B5AjyQOnSQsWv8Z',1.79493147301838421817e+09,0,0,'[0]','3e6d67b5a77f972e',1.79493147301838421817e+09,NULL,NULL,NULL,NULL,NULL,NULL,'335c206fb0033800dcfd04230bb49c579e995f976b48643cea83056d906af753','[0, 0]',NULL);
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
COMMIT;
