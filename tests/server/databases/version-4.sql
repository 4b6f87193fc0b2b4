BEGIN TRANSACTION;
CREATE TABLE decisions (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	word VARCHAR(80) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "decisions" VALUES('wncbdast34',0,0,'up greyjoy',1.79492950020804858208e+09);
INSERT INTO "decisions" VALUES('wncbdast34',1,1,'up baratheon',1.79492950069377660751e+09);
INSERT INTO "decisions" VALUES('wncbdast34',2,0,'down greyjoy',1.79492950114047718048e+09);
INSERT INTO "decisions" VALUES('wncbdast34',3,1,'up tyrell',1.79492950163144350051e+09);
INSERT INTO "decisions" VALUES('wncbdast34',4,0,'down lannister',1.7949295021174764633e+09);
CREATE TABLE holders (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	browser VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat, browser)
);
INSERT INTO "holders" VALUES('wncbdast34',0,'L0BZmQ5IwXjqbUtz');
INSERT INTO "holders" VALUES('wncbdast34',1,'L0BZmQ5IwXjqbUtz');
INSERT INTO "holders" VALUES('6t6fgs4rhw',0,'6-Q83tLO7WrDgenU');
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('schema','4');
INSERT INTO "keys" VALUES('signing','0abee407d7fc81a455a8ad388dd01ac0b3fb176ee741efd49d26128f5d0b4b62');
INSERT INTO "keys" VALUES('played','1794929502.8929949');
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
INSERT INTO "messages" VALUES('wncbdast34',1,1,'','','Winter is coming',1.79492950239960169793e+09);
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
INSERT INTO "seats" VALUES('wncbdast34',0,'','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('wncbdast34',1,'','','person',NULL,0);
INSERT INTO "seats" VALUES('6t6fgs4rhw',0,'','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('6t6fgs4rhw',1,'31PCoiVABiicmIYjkMRp29cF','','open',NULL,0);
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
INSERT INTO "tables" VALUES('wncbdast34','hand-of-the-king',2,'{"seats": 2, "seed": "296a6ff4da1d227b18219c70e2a55edf61c095dec1ece932cef193aeb8d6c401", "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null, "rules": 2}','{"undo": "ask", "clock": {"seconds": 600.0, "increment": 0.0, "per_move": false}, "listed": false, "watching": "link"}',0,'L0BZmQ5IwXjqbUtz','HVmlcbhsjS60W7up5Pxi8T5l',1.79492949971763134002e+09,6,5,'[1]','4a3651e05a8002dd',1.79492950239961338043e+09,NULL,NULL,NULL,'{"left": [598.576723575592, 599.0233759880066], "since": [null, 1794929502.1175327]}',1.79493010114090871813e+09,NULL,'506cdacba98ce4d8c10dd65a7f0853475701c71c78d48091bfba2c7d1b385f1f');
INSERT INTO "tables" VALUES('6t6fgs4rhw','hand-of-the-king',2,'{"seats": 2, "seed": "41a1249f9aaf4b7ab4019a7c0299589c5005b42e59f0d0ed0c1687d70475198f", "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null, "rules": 2}','{"undo": "ask", "clock": null, "listed": false, "watching": "link"}',0,'6-Q83tLO7WrDgenU','bE3EfWGalnkjCSqgRWCxo5sc',1.79492950262727260588e+09,0,0,'[0]','0c06b2df417d4e13',1.79492950262727260588e+09,NULL,NULL,NULL,NULL,NULL,NULL,'7ac9e8f06de14d131fc19fb94f4ba52e3b82ee13034da0d796c48162983b4a40');
CREATE INDEX tables_luck ON tables (luck);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (listed, finished, changed);
CREATE INDEX holders_browser ON holders (browser);
CREATE INDEX replays_owner ON replays (owner, used);
COMMIT;
