BEGIN TRANSACTION;
CREATE TABLE decisions (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	word VARCHAR(80) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "decisions" VALUES('qrc5rhxh75',0,0,'up greyjoy',1794929435.82733);
INSERT INTO "decisions" VALUES('qrc5rhxh75',1,1,'up targaryen',1.79492943645904636388e+09);
INSERT INTO "decisions" VALUES('qrc5rhxh75',2,0,'down greyjoy',1.79492943712961864474e+09);
INSERT INTO "decisions" VALUES('qrc5rhxh75',3,1,'up lannister',1.79492943771483159064e+09);
INSERT INTO "decisions" VALUES('qrc5rhxh75',4,0,'left stark',1.79492943833839297294e+09);
CREATE TABLE holders (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	browser VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat, browser)
);
INSERT INTO "holders" VALUES('qrc5rhxh75',0,'UFUkon9OHrackdW1');
INSERT INTO "holders" VALUES('qrc5rhxh75',1,'UFUkon9OHrackdW1');
INSERT INTO "holders" VALUES('gy659qhuf3',0,'BKX-AtNYPAnwIDmo');
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('schema','1');
INSERT INTO "keys" VALUES('signing','1fe80d8a471ed42a1790cbcb9ff5ce2adc0afb02b6171329dc68e971515aa5a3');
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
INSERT INTO "messages" VALUES('qrc5rhxh75',1,1,'','','Winter is coming',1.79492943860413908959e+09);
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
INSERT INTO "seats" VALUES('qrc5rhxh75',0,'xBK3ydYzBoEIfGh5T2CtzE8n','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('qrc5rhxh75',1,'pOeSRcBcBWwX8WdPGSaIbYad','','person',NULL,0);
INSERT INTO "seats" VALUES('gy659qhuf3',0,'bIUu557Se_wVaXUxpShZhj5O','Anna','person',NULL,0);
INSERT INTO "seats" VALUES('gy659qhuf3',1,'liXQnkWgi34zVIwkc5oVAIq9','','open',NULL,0);
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
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('qrc5rhxh75','hand-of-the-king',1,'{"seats": 2, "seed": 1838319650105953, "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null}','{"undo": "ask", "clock": {"seconds": 600.0, "increment": 0.0, "per_move": false}, "listed": false, "watching": "link"}',0,'UFUkon9OHrackdW1','B_GxCQIKgOXiJ004E8jiPbXo',1.794929435139922142e+09,6,5,'[1]','727a0f67d4267aa3',1.79492943860413908959e+09,NULL,NULL,NULL,'{"left": [598.018458366394, 598.7830708026886], "since": [null, 1794929438.338393]}',1.79493003712146377559e+09);
INSERT INTO "tables" VALUES('gy659qhuf3','hand-of-the-king',1,'{"seats": 2, "seed": 7105013226835748, "options": {"teams": false, "crows": false, "companions": true, "first": 0}, "position": null}','{"undo": "ask", "clock": null, "listed": false, "watching": "link"}',0,'BKX-AtNYPAnwIDmo','75iZydgleW6gGjHU2G3wKypH',1.79492943891492795949e+09,0,0,'[0]','a568b432cf62eda6',1.79492943891492795949e+09,NULL,NULL,NULL,NULL,NULL);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (listed, finished, changed);
CREATE INDEX holders_browser ON holders (browser);
COMMIT;
