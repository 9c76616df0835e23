-- A club of schema 1: see tests/store/schemas.h.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migrations (number BIGINT NOT NULL PRIMARY KEY, title TEXT NOT NULL);
INSERT INTO migrations VALUES(1,'the club opens');
CREATE TABLE people (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  password_hash TEXT,
  created BIGINT NOT NULL,
  login TEXT,
  login_key TEXT UNIQUE
) WITHOUT ROWID;
INSERT INTO people VALUES('880a0b99305da068217d6b02ee1af276','Alice',NULL,1794853191727,NULL,NULL);
CREATE TABLE sessions (
  hash TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  created BIGINT NOT NULL,
  last_seen BIGINT NOT NULL,
  label TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO sessions VALUES('42036006425d2eaff18eab7960f0bd8f6d620c744c891b271cfe3078984d8513','880a0b99305da068217d6b02ee1af276',1794853191727,1794853191727,'curl/7.88.1');
CREATE TABLE blocks (
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  blocked TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  PRIMARY KEY (person, blocked)
) WITHOUT ROWID;
CREATE TABLE hooks (
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (person, kind, text)
) WITHOUT ROWID;
CREATE TABLE tables (
  id TEXT NOT NULL PRIMARY KEY,
  host TEXT NOT NULL,
  options TEXT NOT NULL,
  secret TEXT NOT NULL,
  invite TEXT NOT NULL,
  watch TEXT NOT NULL,
  created BIGINT NOT NULL,
  stage TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'over', 'closed')),
  listed BIGINT NOT NULL CHECK (listed IN (0, 1)),
  rules TEXT NOT NULL,
  changed BIGINT NOT NULL
) WITHOUT ROWID;
INSERT INTO tables VALUES('ca0f7c1d4a527c082982c4a891f78a06','880a0b99305da068217d6b02ee1af276','{"game":"adel","edition":"classic","seats":3,"options":{},"clock":{"kind":"none"},"watching":"in sight","watch_delay":0,"memory_aid":true,"shown_locks":true,"beat":0,"talk":true,"rated":false,"stand_in":"clubman"}','894b708149daa1e2edba729ab917fbcef0e53168f6b3cb2822cfd27f5832b0f5','c12589682e8113e06745f89bf41c25b0','d3f2a3357b2197d74271f793d7b6eaac',1794853192020,'over',1,'a71659abf45c1694',1794853192035);
INSERT INTO tables VALUES('d83a6a109cf9feb1b92c619aa4fb4e5b','880a0b99305da068217d6b02ee1af276','{"game":"adel","edition":"classic","seats":2,"options":{},"clock":{"kind":"none"},"watching":"in sight","watch_delay":0,"memory_aid":true,"shown_locks":true,"beat":0,"talk":true,"rated":false,"stand_in":"clubman"}','94d9be2b31d55b86044d3673291beb75b3771a95c7fa598ee6d2118f6485e4bc','6d1f9abac2ccb1b78a1a68b408f56d97','f6994f3b192e774ea06b5ce34388c89f',1794853192000,'playing',0,'a71659abf45c1694',1794853192000);
CREATE TABLE lines (
  table_id TEXT NOT NULL REFERENCES tables,
  number BIGINT NOT NULL CHECK (number > 0),
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',1,'{"by":"880a0b99305da068217d6b02ee1af276","name":"Alice","message":{"do":"bot","seat":0,"bot":"random"},"laid_by":"880a0b99305da068217d6b02ee1af276","t":1794853192020}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',2,'{"by":"880a0b99305da068217d6b02ee1af276","name":"Alice","message":{"do":"bot","seat":1,"bot":"random"},"t":1794853192024}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',3,'{"by":"880a0b99305da068217d6b02ee1af276","name":"Alice","message":{"do":"bot","seat":2,"bot":"random"},"t":1794853192024}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',4,'{"by":"880a0b99305da068217d6b02ee1af276","name":"Alice","message":{"do":"start"},"mark":5222758596401215258,"t":1794853192024}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',5,'{"seat":0,"question":1,"move":"castle","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',6,'{"seat":1,"question":1,"move":"castle","phrase":"hello","road":"","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',7,'{"seat":2,"question":1,"move":"auction","mark":3057853698452298834,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',8,'{"seat":0,"question":2,"move":"exhibit","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',9,'{"seat":1,"question":2,"move":"detective","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',10,'{"seat":2,"question":2,"move":"check 1","mark":8304033353668803083,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',11,'{"seat":2,"question":3,"move":"buy right","mark":15573608928416858133,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',12,'{"seat":0,"question":4,"move":"show A1731 B1702 C1850","mark":10398068775688385590,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',13,'{"seat":0,"question":5,"move":"auction","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',14,'{"seat":1,"question":5,"move":"auction","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',15,'{"seat":2,"question":5,"move":"auction","mark":6035340559965979845,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',16,'{"seat":0,"question":6,"move":"thief 11","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',17,'{"seat":1,"question":6,"move":"thief 9","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',18,'{"seat":2,"question":6,"move":"check 13","mark":15764558559875812387,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',19,'{"seat":2,"question":7,"move":"buy left","mark":11339584537718924940,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',20,'{"seat":0,"question":8,"move":"castle","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',21,'{"seat":1,"question":8,"move":"castle","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',22,'{"seat":2,"question":8,"move":"auction","mark":2336131202668463120,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',23,'{"seat":0,"question":9,"move":"thief 11","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',24,'{"seat":1,"question":9,"move":"thief 9","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',25,'{"seat":2,"question":9,"move":"check 12","mark":15976768236075247590,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',26,'{"seat":2,"question":10,"move":"buy left","mark":12572744386181277137,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',27,'{"seat":0,"question":11,"move":"auction","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',28,'{"seat":1,"question":11,"move":"castle","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',29,'{"seat":2,"question":11,"move":"auction","mark":7580464220949239785,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',30,'{"seat":0,"question":12,"move":"check 21","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',31,'{"seat":1,"question":12,"move":"thief 9","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',32,'{"seat":2,"question":12,"move":"check 24","mark":3639148379849013480,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',33,'{"seat":2,"question":13,"move":"buy left","mark":14086575046680486879,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',34,'{"seat":0,"question":14,"move":"auction","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',35,'{"seat":1,"question":14,"move":"auction","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',36,'{"seat":2,"question":14,"move":"castle","mark":8156231457288595142,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',37,'{"seat":0,"question":15,"move":"thief 11","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',38,'{"seat":1,"question":15,"move":"check 2","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',39,'{"seat":2,"question":15,"move":"detective","mark":9029576210915750611,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',40,'{"seat":1,"question":16,"move":"buy left","mark":14678565115365280138,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',41,'{"seat":0,"question":17,"move":"castle","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',42,'{"seat":1,"question":17,"move":"castle","t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',43,'{"seat":2,"question":17,"move":"auction","mark":11496825226748757389,"t":1794853192025}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',44,'{"seat":0,"question":18,"move":"detective","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',45,'{"seat":1,"question":18,"move":"thief 9","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',46,'{"seat":2,"question":18,"move":"thief 5","mark":11938717075572730734,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',47,'{"seat":0,"question":19,"move":"castle","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',48,'{"seat":1,"question":19,"move":"auction","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',49,'{"seat":2,"question":19,"move":"auction","mark":8499555123150701371,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',50,'{"seat":0,"question":20,"move":"detective","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',51,'{"seat":1,"question":20,"move":"check 14","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',52,'{"seat":2,"question":20,"move":"thief 8","mark":14470646583090004175,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',53,'{"seat":1,"question":21,"move":"buy right","mark":8567628123291838633,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',54,'{"seat":0,"question":22,"move":"castle","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',55,'{"seat":1,"question":22,"move":"auction","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',56,'{"seat":2,"question":22,"move":"auction","mark":10303809413909283311,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',57,'{"seat":0,"question":23,"move":"detective","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',58,'{"seat":1,"question":23,"move":"check 11","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',59,'{"seat":2,"question":23,"move":"thief 8","mark":16311405243032467378,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',60,'{"seat":1,"question":24,"move":"buy right","mark":1861639415568938022,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',61,'{"seat":0,"question":25,"move":"castle","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',62,'{"seat":1,"question":25,"move":"auction","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',63,'{"seat":2,"question":25,"move":"castle","mark":2663562614555164383,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',64,'{"seat":0,"question":26,"move":"exhibit","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',65,'{"seat":1,"question":26,"move":"thief 4","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',66,'{"seat":2,"question":26,"move":"thief 8","mark":14750450935090709789,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',67,'{"seat":0,"question":27,"move":"show A1731 B1702 C1850","mark":7555131870977009805,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',68,'{"seat":2,"question":28,"move":"steal A1731","mark":6191699154637369972,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',69,'{"seat":0,"question":29,"move":"auction","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',70,'{"seat":1,"question":29,"move":"auction","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',71,'{"seat":2,"question":29,"move":"auction","mark":16678597476070029967,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',72,'{"seat":0,"question":30,"move":"thief 2","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',73,'{"seat":1,"question":30,"move":"check 23","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',74,'{"seat":2,"question":30,"move":"check 14","mark":13780496772865370386,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',75,'{"seat":1,"question":31,"move":"buy right","mark":4480827181004520004,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',76,'{"seat":0,"question":32,"move":"auction","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',77,'{"seat":1,"question":32,"move":"castle","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',78,'{"seat":2,"question":32,"move":"castle","mark":14498742986204953376,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',79,'{"seat":0,"question":33,"move":"check 2","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',80,'{"seat":1,"question":33,"move":"detective","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',81,'{"seat":2,"question":33,"move":"exhibit","mark":5720346567684974052,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',82,'{"seat":0,"question":34,"move":"buy right","mark":5104012859327872618,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',83,'{"seat":2,"question":35,"move":"show C1468 C1609 C1719 D1895 D1915","mark":5728037693961658722,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',84,'{"seat":0,"question":36,"move":"castle","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',85,'{"seat":1,"question":36,"move":"castle","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',86,'{"seat":2,"question":36,"move":"castle","mark":5130366152545433537,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',87,'{"seat":0,"question":37,"move":"thief 11","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',88,'{"seat":1,"question":37,"move":"detective","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',89,'{"seat":2,"question":37,"move":"detective","mark":17926663036281948987,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',90,'{"seat":0,"question":38,"move":"castle","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',91,'{"seat":1,"question":38,"move":"auction","t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',92,'{"seat":2,"question":38,"move":"castle","mark":4270664375875133043,"t":1794853192026}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',93,'{"seat":0,"question":39,"move":"thief 2","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',94,'{"seat":1,"question":39,"move":"thief 4","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',95,'{"seat":2,"question":39,"move":"exhibit","mark":2945879019043690863,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',96,'{"seat":2,"question":40,"move":"show C1609 C1719 D1895 D1915","mark":7738681692381281753,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',97,'{"seat":0,"question":41,"move":"steal D1915","mark":9715679077425132415,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',98,'{"seat":0,"question":42,"move":"auction","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',99,'{"seat":1,"question":42,"move":"auction","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',100,'{"seat":2,"question":42,"move":"castle","mark":7762264128418186511,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',101,'{"seat":0,"question":43,"move":"thief 2","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',102,'{"seat":1,"question":43,"move":"thief 4","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',103,'{"seat":2,"question":43,"move":"thief 5","mark":5588836393486357513,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',104,'{"seat":0,"question":44,"move":"auction","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',105,'{"seat":1,"question":44,"move":"auction","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',106,'{"seat":2,"question":44,"move":"castle","mark":15143344803679882332,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',107,'{"seat":0,"question":45,"move":"check 21","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',108,'{"seat":1,"question":45,"move":"thief 4","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',109,'{"seat":2,"question":45,"move":"thief 5","mark":13668639015784872146,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',110,'{"seat":0,"question":46,"move":"buy right","mark":389759999237621278,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',111,'{"seat":0,"question":47,"move":"castle","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',112,'{"seat":1,"question":47,"move":"auction","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',113,'{"seat":2,"question":47,"move":"auction","mark":11369665096951536939,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',114,'{"seat":0,"question":48,"move":"thief 2","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',115,'{"seat":1,"question":48,"move":"thief 4","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',116,'{"seat":2,"question":48,"move":"thief 8","mark":9031462254446643787,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',117,'{"seat":0,"question":49,"move":"auction","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',118,'{"seat":1,"question":49,"move":"castle","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',119,'{"seat":2,"question":49,"move":"auction","mark":8145322314006029233,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',120,'{"seat":0,"question":50,"move":"check 9","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',121,'{"seat":1,"question":50,"move":"detective","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',122,'{"seat":2,"question":50,"move":"check 11","mark":8409786849708276368,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',123,'{"seat":2,"question":51,"move":"buy left","mark":2708848272018796507,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',124,'{"seat":0,"question":52,"move":"castle","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',125,'{"seat":1,"question":52,"move":"auction","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',126,'{"seat":2,"question":52,"move":"castle","mark":9063675005791731754,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',127,'{"seat":0,"question":53,"move":"thief 2","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',128,'{"seat":1,"question":53,"move":"check 21","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',129,'{"seat":2,"question":53,"move":"exhibit","mark":11232658168073974412,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',130,'{"seat":1,"question":54,"move":"buy right","mark":17485117776538721481,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',131,'{"seat":2,"question":55,"move":"show D1895 E1834 F1858","mark":12809115285711624225,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',132,'{"seat":0,"question":56,"move":"steal F1858","mark":678682542720640666,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',133,'{"seat":0,"question":57,"move":"auction","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',134,'{"seat":1,"question":57,"move":"auction","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',135,'{"seat":2,"question":57,"move":"castle","mark":3850837319488983833,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',136,'{"seat":0,"question":58,"move":"check 16","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',137,'{"seat":1,"question":58,"move":"thief 4","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',138,'{"seat":2,"question":58,"move":"thief 8","mark":9297569847134050397,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',139,'{"seat":0,"question":59,"move":"buy left","mark":10550761486910526066,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',140,'{"seat":0,"question":60,"move":"auction","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',141,'{"seat":1,"question":60,"move":"castle","t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',142,'{"seat":2,"question":60,"move":"castle","mark":16221272774260945539,"t":1794853192027}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',143,'{"seat":0,"question":61,"move":"check 23","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',144,'{"seat":1,"question":61,"move":"detective","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',145,'{"seat":2,"question":61,"move":"detective","mark":13556796746820645415,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',146,'{"seat":0,"question":62,"move":"buy right","mark":9573561073854383084,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',147,'{"seat":0,"question":63,"move":"castle","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',148,'{"seat":1,"question":63,"move":"auction","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',149,'{"seat":2,"question":63,"move":"castle","mark":14540728367790269249,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',150,'{"seat":0,"question":64,"move":"detective","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',151,'{"seat":1,"question":64,"move":"thief 4","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',152,'{"seat":2,"question":64,"move":"thief 5","mark":1337186351567675966,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',153,'{"seat":0,"question":65,"move":"auction","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',154,'{"seat":1,"question":65,"move":"auction","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',155,'{"seat":2,"question":65,"move":"auction","mark":4372062609304870449,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',156,'{"seat":0,"question":66,"move":"thief 2","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',157,'{"seat":1,"question":66,"move":"check 16","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',158,'{"seat":2,"question":66,"move":"check 14","mark":7657640431184475598,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',159,'{"seat":1,"question":67,"move":"buy right","mark":5498343294690653951,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',160,'{"seat":0,"question":68,"move":"castle","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',161,'{"seat":1,"question":68,"move":"auction","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',162,'{"seat":2,"question":68,"move":"auction","mark":16766950945265917945,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',163,'{"seat":0,"question":69,"move":"thief 2","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',164,'{"seat":1,"question":69,"move":"thief 4","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',165,'{"seat":2,"question":69,"move":"check 14","mark":13101086967875038797,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',166,'{"seat":2,"question":70,"move":"buy right","mark":7452871987586505885,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',167,'{"seat":0,"question":71,"move":"auction","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',168,'{"seat":1,"question":71,"move":"auction","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',169,'{"seat":2,"question":71,"move":"auction","mark":11771871543969449405,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',170,'{"seat":0,"question":72,"move":"check 9","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',171,'{"seat":1,"question":72,"move":"check 14","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',172,'{"seat":2,"question":72,"move":"thief 8","mark":3939630651190613371,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',173,'{"seat":1,"question":73,"move":"buy left","mark":271312996094321208,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',174,'{"seat":0,"question":74,"move":"auction","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',175,'{"seat":1,"question":74,"move":"auction","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',176,'{"seat":2,"question":74,"move":"auction","mark":9571493611392953477,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',177,'{"seat":0,"question":75,"move":"thief 2","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',178,'{"seat":1,"question":75,"move":"thief 4","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',179,'{"seat":2,"question":75,"move":"thief 8","mark":1098441157171819177,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',180,'{"seat":0,"question":76,"move":"auction","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',181,'{"seat":1,"question":76,"move":"castle","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',182,'{"seat":2,"question":76,"move":"castle","mark":371890779839461480,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',183,'{"seat":0,"question":77,"move":"check 9","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',184,'{"seat":1,"question":77,"move":"detective","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',185,'{"seat":2,"question":77,"move":"thief 8","mark":1724234946449001454,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',186,'{"seat":0,"question":78,"move":"buy right","mark":13784337026064843621,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',187,'{"seat":0,"question":79,"move":"castle","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',188,'{"seat":1,"question":79,"move":"castle","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',189,'{"seat":2,"question":79,"move":"auction","mark":14655440720396053798,"t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',190,'{"seat":0,"question":80,"move":"thief 2","t":1794853192028}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',191,'{"seat":1,"question":80,"move":"thief 4","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',192,'{"seat":2,"question":80,"move":"check 14","mark":6866003403485215436,"t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',193,'{"seat":2,"question":81,"move":"buy right","mark":71172868603657621,"t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',194,'{"seat":0,"question":82,"move":"auction","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',195,'{"seat":1,"question":82,"move":"auction","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',196,'{"seat":2,"question":82,"move":"castle","mark":6716722344347318045,"t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',197,'{"seat":0,"question":83,"move":"check 16","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',198,'{"seat":1,"question":83,"move":"thief 4","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',199,'{"seat":2,"question":83,"move":"detective","mark":3282002962639672690,"t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',200,'{"seat":0,"question":84,"move":"buy left","mark":1245925879393722174,"t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',201,'{"seat":0,"question":85,"move":"auction","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',202,'{"seat":1,"question":85,"move":"auction","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',203,'{"seat":2,"question":85,"move":"castle","mark":370252732391609717,"t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',204,'{"seat":0,"question":86,"move":"thief 2","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',205,'{"seat":1,"question":86,"move":"thief 4","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',206,'{"seat":2,"question":86,"move":"exhibit","mark":15511100319960913831,"t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',207,'{"seat":2,"question":87,"move":"show B1650 C1609 C1719 D1895 E1834 F1921","mark":3805332934273175437,"t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',208,'{"seat":0,"question":88,"move":"auction","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',209,'{"seat":1,"question":88,"move":"auction","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',210,'{"seat":2,"question":88,"move":"castle","mark":5759163220012782297,"t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',211,'{"seat":0,"question":89,"move":"thief 2","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',212,'{"seat":1,"question":89,"move":"thief 9","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',213,'{"seat":2,"question":89,"move":"detective","mark":1576968947523268842,"t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',214,'{"seat":0,"question":90,"move":"castle","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',215,'{"seat":1,"question":90,"move":"castle","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',216,'{"seat":2,"question":90,"move":"castle","mark":11211951776846640,"t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',217,'{"seat":0,"question":91,"move":"exhibit","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',218,'{"seat":1,"question":91,"move":"detective","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',219,'{"seat":2,"question":91,"move":"exhibit","mark":2894708609729231018,"t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',220,'{"seat":0,"question":92,"move":"show B1702 B1744 B1861 C1782 C1850 D1915 E1738 F1821 F1858","t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',221,'{"seat":2,"question":92,"move":"show A1585 B1650 C1468 D1895 E1834 F1891 F1921","mark":8832534044951954517,"t":1794853192029}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',222,'{"seat":0,"question":93,"move":"auction","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',223,'{"seat":1,"question":93,"move":"castle","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',224,'{"seat":2,"question":93,"move":"castle","mark":5929249174792621107,"t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',225,'{"seat":0,"question":94,"move":"thief 2","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',226,'{"seat":1,"question":94,"move":"thief 4","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',227,'{"seat":2,"question":94,"move":"detective","mark":13750339361670672841,"t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',228,'{"seat":0,"question":95,"move":"castle","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',229,'{"seat":1,"question":95,"move":"auction","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',230,'{"seat":2,"question":95,"move":"castle","mark":2423930517541507908,"t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',231,'{"seat":0,"question":96,"move":"thief 11","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',232,'{"seat":1,"question":96,"move":"thief 9","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',233,'{"seat":2,"question":96,"move":"detective","mark":9981292444296068054,"t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',234,'{"seat":0,"question":97,"move":"castle","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',235,'{"seat":1,"question":97,"move":"castle","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',236,'{"seat":2,"question":97,"move":"auction","mark":2116827857598578955,"t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',237,'{"seat":0,"question":98,"move":"thief 2","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',238,'{"seat":1,"question":98,"move":"thief 9","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',239,'{"seat":2,"question":98,"move":"thief 5","mark":8860878563593572391,"t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',240,'{"seat":0,"question":99,"move":"castle","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',241,'{"seat":1,"question":99,"move":"castle","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',242,'{"seat":2,"question":99,"move":"castle","mark":2821385909462481779,"t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',243,'{"seat":0,"question":100,"move":"thief 2","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',244,'{"seat":1,"question":100,"move":"detective","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',245,'{"seat":2,"question":100,"move":"exhibit","mark":14421642990309896378,"t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',246,'{"seat":2,"question":101,"move":"show A1585 B1650 C1468 C1609 D1895 E1834 F1891","mark":6354119409298373467,"t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',247,'{"seat":0,"question":102,"move":"steal F1891","mark":17732115653597273196,"t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',248,'{"seat":0,"question":103,"move":"auction","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',249,'{"seat":1,"question":103,"move":"castle","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',250,'{"seat":2,"question":103,"move":"auction","mark":2410657416041780094,"t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',251,'{"seat":0,"question":104,"move":"check 4","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',252,'{"seat":1,"question":104,"move":"detective","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',253,'{"seat":2,"question":104,"move":"thief 8","mark":4049816572090319280,"t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',254,'{"seat":0,"question":105,"move":"buy right","mark":12474827011219154710,"t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',255,'{"seat":0,"question":106,"move":"castle","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',256,'{"seat":1,"question":106,"move":"auction","t":1794853192030}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',257,'{"seat":2,"question":106,"move":"castle","mark":5552125748906960511,"t":1794853192031}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',258,'{"seat":0,"question":107,"move":"exhibit","t":1794853192031}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',259,'{"seat":1,"question":107,"move":"check 16","t":1794853192031}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',260,'{"seat":2,"question":107,"move":"thief 8","mark":13907846892768879719,"t":1794853192031}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',261,'{"seat":1,"question":108,"move":"buy right","mark":9063605808917985961,"t":1794853192031}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',262,'{"seat":0,"question":109,"move":"show A1622 B1702 B1861 C1782 D1915 E1738 F1858","mark":4135697459821103391,"t":1794853192032}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',263,'{"seat":2,"question":110,"move":"steal C1782","mark":14584923167037322726,"t":1794853192033}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',264,'{"seat":0,"question":111,"move":"castle","t":1794853192033}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',265,'{"seat":1,"question":111,"move":"auction","t":1794853192033}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',266,'{"seat":2,"question":111,"move":"castle","mark":15718630742886827077,"t":1794853192033}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',267,'{"seat":0,"question":112,"move":"exhibit","t":1794853192033}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',268,'{"seat":1,"question":112,"move":"thief 9","t":1794853192033}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',269,'{"seat":2,"question":112,"move":"exhibit","mark":6229362046430018309,"t":1794853192033}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',270,'{"seat":0,"question":113,"move":"show A1622 B1744 C1850 D1956 E1738 F1821","t":1794853192033}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',271,'{"seat":2,"question":113,"move":"show A1731 B1650 C1468 C1609 C1782 D1895 E1834 F1921","mark":184841737144520644,"t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',272,'{"seat":0,"question":114,"move":"castle","t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',273,'{"seat":1,"question":114,"move":"castle","t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',274,'{"seat":2,"question":114,"move":"castle","mark":16777243083253501671,"t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',275,'{"seat":0,"question":115,"move":"exhibit","t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',276,'{"seat":1,"question":115,"move":"detective","t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',277,'{"seat":2,"question":115,"move":"thief 8","mark":4197612943343558186,"t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',278,'{"seat":0,"question":116,"move":"show A1799 B1702 B1744 B1861 C1850 D1956","mark":4722425975145708100,"t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',279,'{"seat":2,"question":117,"move":"steal D1956","mark":1974270412480968247,"t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',280,'{"seat":0,"question":118,"move":"castle","t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',281,'{"seat":1,"question":118,"move":"castle","t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',282,'{"seat":2,"question":118,"move":"castle","mark":5997528998076152852,"t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',283,'{"seat":0,"question":119,"move":"exhibit","t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',284,'{"seat":1,"question":119,"move":"thief 4","t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',285,'{"seat":2,"question":119,"move":"thief 5","mark":15905921592629993031,"t":1794853192034}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',286,'{"seat":0,"question":120,"move":"show A1622 A1799 B1744 B1861","mark":6870184481450984088,"t":1794853192035}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',287,'{"seat":2,"question":121,"move":"steal A1622","mark":15513380911276932298,"t":1794853192035}');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',288,'{"seat":1,"question":122,"move":"steal A1799","mark":8513040997061959768,"t":1794853192035}');
INSERT INTO lines VALUES('d83a6a109cf9feb1b92c619aa4fb4e5b',1,'{"by":"880a0b99305da068217d6b02ee1af276","name":"Alice","message":{"do":"sit","seat":0},"laid_by":"880a0b99305da068217d6b02ee1af276","t":1794853192000}');
INSERT INTO lines VALUES('d83a6a109cf9feb1b92c619aa4fb4e5b',2,'{"by":"880a0b99305da068217d6b02ee1af276","message":{"do":"bot","seat":1,"bot":"novice"},"t":1794853192000}');
INSERT INTO lines VALUES('d83a6a109cf9feb1b92c619aa4fb4e5b',3,'{"by":"880a0b99305da068217d6b02ee1af276","message":{"do":"start"},"mark":7349298018495120677,"t":1794853192000}');
INSERT INTO lines VALUES('d83a6a109cf9feb1b92c619aa4fb4e5b',4,'{"seat":1,"question":1,"move":"castle","t":1794853192000}');
CREATE TABLE snapshots (
  table_id TEXT NOT NULL,
  up_to BIGINT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, up_to),
  FOREIGN KEY (table_id, up_to) REFERENCES lines (table_id, number)
) WITHOUT ROWID;
INSERT INTO snapshots VALUES('ca0f7c1d4a527c082982c4a891f78a06',256,'{"snapshot":1,"t":1794853192030,"last_time":1794853192030,"told_at":1794853192030,"host":"880a0b99305da068217d6b02ee1af276","options":{"game":"adel","edition":"classic","seats":3,"options":{},"clock":{"kind":"none"},"watching":"in sight","watch_delay":0,"memory_aid":true,"shown_locks":true,"beat":0,"talk":true,"rated":false,"stand_in":"clubman"},"stage":1,"fault":"","game_number":1,"guests":[],"chairs":[{"holder":2,"guest":0,"bot":"random","number":"","agreed_to":null,"stand_in":false,"stood_in":false,"asked":true,"choice":"castle","lock_told":true,"out_of_time":false,"deadline":null,"grace":0,"bank":0,"left":null,"late":0},{"holder":2,"guest":0,"bot":"random","number":"","agreed_to":null,"stand_in":false,"stood_in":false,"asked":true,"choice":"auction","lock_told":true,"out_of_time":false,"deadline":null,"grace":0,"bank":0,"left":null,"late":0},{"holder":2,"guest":0,"bot":"random","number":"","agreed_to":null,"stand_in":false,"stood_in":false,"asked":true,"choice":"","lock_told":false,"out_of_time":false,"deadline":null,"grace":0,"bank":0,"left":null,"late":0}],"game":{"noblesse":1,"game":"adel","edition":"classic","edition_hash":"389d2791c4d2852d46ed85989b0158d1747aab10568d73e17b0856b6dcf6418a","players":3,"options":{"variant":"standard","detective_places":"competition","score_by":"leader"},"colors":["red","blue","beige"],"deck":["A1731","C1850","E1738","B1702","E1697","C1675","A1768","E1866","D1915","F1891","C1609","C1468","D1895","F1858","C1719","A1887","E1834","B1861","E1805","B1744","C1511","D1939","E1903","F1934","D1953","A1688","B1793","F1909","B1660","A1585","C1572","E1879","E1776","A1622","D1956","A1843","C1782","F1872","F1921","F1821","B1650","A1799","D1932","D1924","B1540"],"moves":["0 castle","1 castle","2 auction","0 exhibit","1 detective","2 check 1","2 buy right","0 show A1731 B1702 C1850","0 auction","1 auction","2 auction","0 thief 11","1 thief 9","2 check 13","2 buy left","0 castle","1 castle","2 auction","0 thief 11","1 thief 9","2 check 12","2 buy left","0 auction","1 castle","2 auction","0 check 21","1 thief 9","2 check 24","2 buy left","0 auction","1 auction","2 castle","0 thief 11","1 check 2","2 detective","1 buy left","0 castle","1 castle","2 auction","0 detective","1 thief 9","2 thief 5","0 castle","1 auction","2 auction","0 detective","1 check 14","2 thief 8","1 buy right","0 castle","1 auction","2 auction","0 detective","1 check 11","2 thief 8","1 buy right","0 castle","1 auction","2 castle","0 exhibit","1 thief 4","2 thief 8","0 show A1731 B1702 C1850","2 steal A1731","0 auction","1 auction","2 auction","0 thief 2","1 check 23","2 check 14","1 buy right","0 auction","1 castle","2 castle","0 check 2","1 detective","2 exhibit","0 buy right","2 show C1468 C1609 C1719 D1895 D1915","0 castle","1 castle","2 castle","0 thief 11","1 detective","2 detective","0 castle","1 auction","2 castle","0 thief 2","1 thief 4","2 exhibit","2 show C1609 C1719 D1895 D1915","0 steal D1915","0 auction","1 auction","2 castle","0 thief 2","1 thief 4","2 thief 5","0 auction","1 auction","2 castle","0 check 21","1 thief 4","2 thief 5","0 buy right","0 castle","1 auction","2 auction","0 thief 2","1 thief 4","2 thief 8","0 auction","1 castle","2 auction","0 check 9","1 detective","2 check 11","2 buy left","0 castle","1 auction","2 castle","0 thief 2","1 check 21","2 exhibit","1 buy right","2 show D1895 E1834 F1858","0 steal F1858","0 auction","1 auction","2 castle","0 check 16","1 thief 4","2 thief 8","0 buy left","0 auction","1 castle","2 castle","0 check 23","1 detective","2 detective","0 buy right","0 castle","1 auction","2 castle","0 detective","1 thief 4","2 thief 5","0 auction","1 auction","2 auction","0 thief 2","1 check 16","2 check 14","1 buy right","0 castle","1 auction","2 auction","0 thief 2","1 thief 4","2 check 14","2 buy right","0 auction","1 auction","2 auction","0 check 9","1 check 14","2 thief 8","1 buy left","0 auction","1 auction","2 auction","0 thief 2","1 thief 4","2 thief 8","0 auction","1 castle","2 castle","0 check 9","1 detective","2 thief 8","0 buy right","0 castle","1 castle","2 auction","0 thief 2","1 thief 4","2 check 14","2 buy right","0 auction","1 auction","2 castle","0 check 16","1 thief 4","2 detective","0 buy left","0 auction","1 auction","2 castle","0 thief 2","1 thief 4","2 exhibit","2 show B1650 C1609 C1719 D1895 E1834 F1921","0 auction","1 auction","2 castle","0 thief 2","1 thief 9","2 detective","0 castle","1 castle","2 castle","0 exhibit","1 detective","2 exhibit","0 show B1702 B1744 B1861 C1782 C1850 D1915 E1738 F1821 F1858","2 show A1585 B1650 C1468 D1895 E1834 F1891 F1921","0 auction","1 castle","2 castle","0 thief 2","1 thief 4","2 detective","0 castle","1 auction","2 castle","0 thief 11","1 thief 9","2 detective","0 castle","1 castle","2 auction","0 thief 2","1 thief 9","2 thief 5","0 castle","1 castle","2 castle","0 thief 2","1 detective","2 exhibit","2 show A1585 B1650 C1468 C1609 D1895 E1834 F1891","0 steal F1891","0 auction","1 castle","2 auction","0 check 4","1 detective","2 thief 8","0 buy right"]},"mark":12474827011219154710,"question":106,"told":257,"answered":1,"revealed":true,"undo":null,"agreed":0,"delayed":[],"shown_steps":null,"delayed_told":0,"next_beat":null}');
CREATE TABLE members (
  table_id TEXT NOT NULL REFERENCES tables,
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  seat BIGINT,
  waiting BIGINT NOT NULL CHECK (waiting IN (0, 1)),
  updated BIGINT NOT NULL,
  PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
INSERT INTO members VALUES('d83a6a109cf9feb1b92c619aa4fb4e5b','880a0b99305da068217d6b02ee1af276',0,0,1794853192000);
CREATE TABLE games (
  table_id TEXT NOT NULL REFERENCES tables,
  number BIGINT NOT NULL CHECK (number > 0),
  game TEXT NOT NULL,
  ended BIGINT NOT NULL,
  rated BIGINT NOT NULL CHECK (rated IN (0, 1)),
  record TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);
INSERT INTO games VALUES('ca0f7c1d4a527c082982c4a891f78a06',1,'adel',1794853192035,0,'{"noblesse":1,"game":"adel","edition":"classic","edition_hash":"389d2791c4d2852d46ed85989b0158d1747aab10568d73e17b0856b6dcf6418a","players":3,"options":{"variant":"standard","detective_places":"competition","score_by":"leader"},"colors":["red","blue","beige"],"fair":{"table":"ca0f7c1d4a527c082982c4a891f78a06","game_number":1,"commitment":"966334eec8141c33d74d6d6ec421a33f683e1801a3e5318044c326bcacdfa9a5","seed":"2673756707b62e9049f80d400ce612acc1052c6bf03cd882199f206f651cfd02","numbers":["","",""]},"deck":["A1731","C1850","E1738","B1702","E1697","C1675","A1768","E1866","D1915","F1891","C1609","C1468","D1895","F1858","C1719","A1887","E1834","B1861","E1805","B1744","C1511","D1939","E1903","F1934","D1953","A1688","B1793","F1909","B1660","A1585","C1572","E1879","E1776","A1622","D1956","A1843","C1782","F1872","F1921","F1821","B1650","A1799","D1932","D1924","B1540"],"moves":["0 castle","1 castle","2 auction","0 exhibit","1 detective","2 check 1","2 buy right","0 show A1731 B1702 C1850","0 auction","1 auction","2 auction","0 thief 11","1 thief 9","2 check 13","2 buy left","0 castle","1 castle","2 auction","0 thief 11","1 thief 9","2 check 12","2 buy left","0 auction","1 castle","2 auction","0 check 21","1 thief 9","2 check 24","2 buy left","0 auction","1 auction","2 castle","0 thief 11","1 check 2","2 detective","1 buy left","0 castle","1 castle","2 auction","0 detective","1 thief 9","2 thief 5","0 castle","1 auction","2 auction","0 detective","1 check 14","2 thief 8","1 buy right","0 castle","1 auction","2 auction","0 detective","1 check 11","2 thief 8","1 buy right","0 castle","1 auction","2 castle","0 exhibit","1 thief 4","2 thief 8","0 show A1731 B1702 C1850","2 steal A1731","0 auction","1 auction","2 auction","0 thief 2","1 check 23","2 check 14","1 buy right","0 auction","1 castle","2 castle","0 check 2","1 detective","2 exhibit","0 buy right","2 show C1468 C1609 C1719 D1895 D1915","0 castle","1 castle","2 castle","0 thief 11","1 detective","2 detective","0 castle","1 auction","2 castle","0 thief 2","1 thief 4","2 exhibit","2 show C1609 C1719 D1895 D1915","0 steal D1915","0 auction","1 auction","2 castle","0 thief 2","1 thief 4","2 thief 5","0 auction","1 auction","2 castle","0 check 21","1 thief 4","2 thief 5","0 buy right","0 castle","1 auction","2 auction","0 thief 2","1 thief 4","2 thief 8","0 auction","1 castle","2 auction","0 check 9","1 detective","2 check 11","2 buy left","0 castle","1 auction","2 castle","0 thief 2","1 check 21","2 exhibit","1 buy right","2 show D1895 E1834 F1858","0 steal F1858","0 auction","1 auction","2 castle","0 check 16","1 thief 4","2 thief 8","0 buy left","0 auction","1 castle","2 castle","0 check 23","1 detective","2 detective","0 buy right","0 castle","1 auction","2 castle","0 detective","1 thief 4","2 thief 5","0 auction","1 auction","2 auction","0 thief 2","1 check 16","2 check 14","1 buy right","0 castle","1 auction","2 auction","0 thief 2","1 thief 4","2 check 14","2 buy right","0 auction","1 auction","2 auction","0 check 9","1 check 14","2 thief 8","1 buy left","0 auction","1 auction","2 auction","0 thief 2","1 thief 4","2 thief 8","0 auction","1 castle","2 castle","0 check 9","1 detective","2 thief 8","0 buy right","0 castle","1 castle","2 auction","0 thief 2","1 thief 4","2 check 14","2 buy right","0 auction","1 auction","2 castle","0 check 16","1 thief 4","2 detective","0 buy left","0 auction","1 auction","2 castle","0 thief 2","1 thief 4","2 exhibit","2 show B1650 C1609 C1719 D1895 E1834 F1921","0 auction","1 auction","2 castle","0 thief 2","1 thief 9","2 detective","0 castle","1 castle","2 castle","0 exhibit","1 detective","2 exhibit","0 show B1702 B1744 B1861 C1782 C1850 D1915 E1738 F1821 F1858","2 show A1585 B1650 C1468 D1895 E1834 F1891 F1921","0 auction","1 castle","2 castle","0 thief 2","1 thief 4","2 detective","0 castle","1 auction","2 castle","0 thief 11","1 thief 9","2 detective","0 castle","1 castle","2 auction","0 thief 2","1 thief 9","2 thief 5","0 castle","1 castle","2 castle","0 thief 2","1 detective","2 exhibit","2 show A1585 B1650 C1468 C1609 D1895 E1834 F1891","0 steal F1891","0 auction","1 castle","2 auction","0 check 4","1 detective","2 thief 8","0 buy right","0 castle","1 auction","2 castle","0 exhibit","1 check 16","2 thief 8","1 buy right","0 show A1622 B1702 B1861 C1782 D1915 E1738 F1858","2 steal C1782","0 castle","1 auction","2 castle","0 exhibit","1 thief 9","2 exhibit","0 show A1622 B1744 C1850 D1956 E1738 F1821","2 show A1731 B1650 C1468 C1609 C1782 D1895 E1834 F1921","0 castle","1 castle","2 castle","0 exhibit","1 detective","2 thief 8","0 show A1799 B1702 B1744 B1861 C1850 D1956","2 steal D1956","0 castle","1 castle","2 castle","0 exhibit","1 thief 4","2 thief 5","0 show A1622 A1799 B1744 B1861","2 steal A1622","1 steal A1799"],"result":{"scores":[30,16,36],"places":[2,3,1],"winners":[2]}}');
CREATE TABLE game_seats (
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  seat BIGINT NOT NULL,
  person TEXT REFERENCES people,
  bot TEXT,
  place BIGINT NOT NULL,
  mu_before DOUBLE PRECISION,
  sigma_before DOUBLE PRECISION,
  mu_after DOUBLE PRECISION,
  sigma_after DOUBLE PRECISION,
  ended BIGINT NOT NULL,
  PRIMARY KEY (table_id, number, seat),
  FOREIGN KEY (table_id, number) REFERENCES games (table_id, number),
  CHECK ((person IS NULL) <> (bot IS NULL))
) WITHOUT ROWID;
INSERT INTO game_seats VALUES('ca0f7c1d4a527c082982c4a891f78a06',1,0,NULL,'random',2,NULL,NULL,NULL,NULL,1794853192035);
INSERT INTO game_seats VALUES('ca0f7c1d4a527c082982c4a891f78a06',1,1,NULL,'random',3,NULL,NULL,NULL,NULL,1794853192035);
INSERT INTO game_seats VALUES('ca0f7c1d4a527c082982c4a891f78a06',1,2,NULL,'random',1,NULL,NULL,NULL,NULL,1794853192035);
CREATE TABLE ratings (
  who TEXT NOT NULL,
  game TEXT NOT NULL,
  players BIGINT NOT NULL,
  mu DOUBLE PRECISION NOT NULL,
  sigma DOUBLE PRECISION NOT NULL,
  games BIGINT NOT NULL,
  PRIMARY KEY (who, game, players)
) WITHOUT ROWID;
CREATE INDEX guests ON people (created) WHERE login_key IS NULL;
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_age ON sessions (last_seen);
CREATE INDEX blocks_by_blocked ON blocks (blocked);
CREATE INDEX tables_open ON tables (host) WHERE stage <> 'closed';
CREATE INDEX tables_listed ON tables (changed, id) WHERE listed = 1 AND stage <> 'closed';
CREATE INDEX members_by_person ON members (person, updated, table_id);
CREATE INDEX games_by_time ON games (ended, table_id, number);
CREATE INDEX game_seats_by_person ON game_seats (person, ended, table_id, number);
CREATE INDEX ratings_by_rank ON ratings (game, players, (mu - 3 * sigma));
COMMIT;
