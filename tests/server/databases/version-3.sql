BEGIN TRANSACTION;
CREATE TABLE decisions (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	word VARCHAR(80) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "decisions" VALUES('zavy8xj4jz',0,0,'up stark',1.79492948090367460253e+09);
INSERT INTO "decisions" VALUES('zavy8xj4jz',1,1,'down stark',1.79492948149198746675e+09);
INSERT INTO "decisions" VALUES('zavy8xj4jz',2,0,'up targaryen',1.79492948201923012731e+09);
INSERT INTO "decisions" VALUES('zavy8xj4jz',3,1,'down tully',1.79492948249084281926e+09);
INSERT INTO "decisions" VALUES('zavy8xj4jz',4,1,'companion sandor-clegane',1.79492948300060415267e+09);
CREATE TABLE holders (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	browser VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat, browser)
);
INSERT INTO "holders" VALUES('zavy8xj4jz',0,'R1XjzqmO0qZcAVgL');
INSERT INTO "holders" VALUES('zavy8xj4jz',1,'R1XjzqmO0qZcAVgL');
INSERT INTO "holders" VALUES('acytr9fktf',0,'cLWJoW4dUHDsJCFx');
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('schema','3');
INSERT INTO "keys" VALUES('signing','96de28113bed5cc47ee178936bdc6696e04febd7206570fdf1566c0e216fcc63');
INSERT INTO "keys" VALUES('played','1794929484.0021033');
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
INSERT INTO "messages" VALUES('zavy8xj4jz',1,1,'','','Winter is coming',1.79492948324978566164e+09);
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
INSERT INTO "seats" VALUES('zavy8xj4jz',0,'Z4ZDcGkySJLp8Wh1RBYqf9P1','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('zavy8xj4jz',1,'xgMySpeOM343njjGAyQp2OtE','','person',NULL,0);
INSERT INTO "seats" VALUES('acytr9fktf',0,'FEUfjVoMb7T7cwEALzA-11b6','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('acytr9fktf',1,'ZfyadWlvZzhGMaoPqbivPtpr','','open',NULL,0);
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
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('zavy8xj4jz','hand-of-the-king',1,'{"seats": 2, "seed": "9c91054c9dc154ae16da588f045fbee335e0ce3b7b4cce74ae3a59a0b2ea0f45", "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null}','{"undo": "ask", "clock": {"seconds": 600.0, "increment": 0.0, "per_move": false}, "listed": false, "watching": "link"}',0,'R1XjzqmO0qZcAVgL','JXYxixJd27E53O7Jj7BJ8w-w',1.79492948028005576128e+09,6,5,'[1]','4d3acb30a6125a40',1.79492948324980354304e+09,NULL,NULL,NULL,'{"left": [598.8490967750549, 598.4303019046783], "since": [null, 1794929483.0006592]}',1.79493008143096113207e+09,NULL,'58a62a7ae3748e8c8fa82aa819855b1a692042c890e1a913d86cbb91a716f3a2');
INSERT INTO "tables" VALUES('acytr9fktf','hand-of-the-king',1,'{"seats": 2, "seed": "1ab492638d2f82228a633c1b68d0bf12be17b670f7f0a0944bff81efca4fb628", "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null}','{"undo": "ask", "clock": null, "listed": false, "watching": "link"}',0,'cLWJoW4dUHDsJCFx','bwdViupbfxDd_3qsosZI7H0_',1.79492948353765034673e+09,0,0,'[0]','6baeea5541a66d8c',1.79492948353765034673e+09,NULL,NULL,NULL,NULL,NULL,NULL,'50cec85b8302566968041ca42b0d0b0d01cb276cdab6423fa1d74a196f39da43');
CREATE INDEX tables_listed ON tables (listed, finished, changed);
CREATE INDEX tables_luck ON tables (luck);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX holders_browser ON holders (browser);
CREATE INDEX replays_owner ON replays (owner, used);
COMMIT;
