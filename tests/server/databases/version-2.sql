BEGIN TRANSACTION;
CREATE TABLE decisions (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	word VARCHAR(80) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "decisions" VALUES('gzdn6a748z',0,0,'down stark',1.79492946020660066597e+09);
INSERT INTO "decisions" VALUES('gzdn6a748z',1,1,'up tully',1.79492946075859880449e+09);
INSERT INTO "decisions" VALUES('gzdn6a748z',2,0,'down baratheon',1.79492946128875422483e+09);
INSERT INTO "decisions" VALUES('gzdn6a748z',3,1,'up tyrell',1.79492946183801984792e+09);
INSERT INTO "decisions" VALUES('gzdn6a748z',4,0,'left greyjoy',1.79492946251119160649e+09);
CREATE TABLE holders (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	browser VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat, browser)
);
INSERT INTO "holders" VALUES('gzdn6a748z',0,'BtLVKR25RVnkO-SW');
INSERT INTO "holders" VALUES('gzdn6a748z',1,'BtLVKR25RVnkO-SW');
INSERT INTO "holders" VALUES('wkjn8pxxgt',0,'g2zUfva0mRO4zpWT');
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('schema','2');
INSERT INTO "keys" VALUES('signing','4dd9350851a0c3e850d8525bd8fbdfc2deb74f03f9928e946a9aace053fc2a89');
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
INSERT INTO "messages" VALUES('gzdn6a748z',1,1,'','','Winter is coming',1.79492946277163577077e+09);
CREATE TABLE replays (
	id VARCHAR(16) NOT NULL, 
	record TEXT NOT NULL, 
	created FLOAT NOT NULL, 
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
INSERT INTO "seats" VALUES('gzdn6a748z',0,'qMpwd-SWsnTd8v3mSeBrci4R','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('gzdn6a748z',1,'ToCGPjtqYjvRZb4ImerY05VU','','person',NULL,0);
INSERT INTO "seats" VALUES('wkjn8pxxgt',0,'3QztJ1Yr93RwjRdc_V_NPbpU','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('wkjn8pxxgt',1,'CKJPI-leiRH8vJhY4WOUUpJI','','open',NULL,0);
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
INSERT INTO "tables" VALUES('gzdn6a748z','hand-of-the-king',1,'{"seats": 2, "seed": 4465476586001265, "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null}','{"undo": "ask", "clock": {"seconds": 600.0, "increment": 0.0, "per_move": false}, "listed": false, "watching": "link"}',0,'BtLVKR25RVnkO-SW','UbP3Zn080oSaW2RXOrbOTyxf',1.79492945959804344174e+09,6,5,'[1]','357d14a94377e438',1.79492946277163577077e+09,NULL,NULL,NULL,'{"left": [598.1881155967712, 598.8987362384796], "since": [null, 1794929462.5111916]}',1.79493006140992784501e+09,NULL,'98df12077bfd29f4d733a7cb6683828b135dcd2b9ef19d8c32ddb8b330952a67');
INSERT INTO "tables" VALUES('wkjn8pxxgt','hand-of-the-king',1,'{"seats": 2, "seed": 8505150424596997, "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null}','{"undo": "ask", "clock": null, "listed": false, "watching": "link"}',0,'g2zUfva0mRO4zpWT','B_1huKnSr71RYhVuV6ketSYy',1.79492946301604437827e+09,0,0,'[0]','c6eb3c93c3e808b1',1.79492946301604437827e+09,NULL,NULL,NULL,NULL,NULL,NULL,'103d3755b30d81c1bf032a34755516c53cb36518732f38b048e870705c8e5aea');
CREATE INDEX tables_luck ON tables (luck);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (listed, finished, changed);
CREATE INDEX holders_browser ON holders (browser);
COMMIT;
