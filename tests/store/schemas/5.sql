-- A club of schema 5: see tests/store/schemas.h.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migrations (number BIGINT NOT NULL PRIMARY KEY, title TEXT NOT NULL);
INSERT INTO migrations VALUES(1,'the club opens');
INSERT INTO migrations VALUES(2,'editions are kept');
INSERT INTO migrations VALUES(3,'lines are sealed');
INSERT INTO migrations VALUES(4,'people have their peace');
INSERT INTO migrations VALUES(5,'people are called to their turn');
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
, forgotten BIGINT NOT NULL DEFAULT 0, deserted BIGINT NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO tables VALUES('ca0f7c1d4a527c082982c4a891f78a06','880a0b99305da068217d6b02ee1af276','{"game":"adel","edition":"classic","seats":3,"options":{},"clock":{"kind":"none"},"watching":"in sight","watch_delay":0,"memory_aid":true,"shown_locks":true,"beat":0,"talk":true,"rated":false,"stand_in":"clubman"}','894b708149daa1e2edba729ab917fbcef0e53168f6b3cb2822cfd27f5832b0f5','c12589682e8113e06745f89bf41c25b0','d3f2a3357b2197d74271f793d7b6eaac',1794853192020,'over',1,'a71659abf45c1694',1794853192035,0,0);
INSERT INTO tables VALUES('d83a6a109cf9feb1b92c619aa4fb4e5b','880a0b99305da068217d6b02ee1af276','{"game":"adel","edition":"classic","seats":2,"options":{},"clock":{"kind":"none"},"watching":"in sight","watch_delay":0,"memory_aid":true,"shown_locks":true,"beat":0,"talk":true,"rated":false,"stand_in":"clubman"}','94d9be2b31d55b86044d3673291beb75b3771a95c7fa598ee6d2118f6485e4bc','6d1f9abac2ccb1b78a1a68b408f56d97','f6994f3b192e774ea06b5ce34388c89f',1794853192000,'playing',0,'a71659abf45c1694',1794853192000,0,0);
CREATE TABLE lines (
  table_id TEXT NOT NULL REFERENCES tables,
  number BIGINT NOT NULL CHECK (number > 0),
  text TEXT NOT NULL, seal TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',1,'{"by":"880a0b99305da068217d6b02ee1af276","name":"Alice","message":{"do":"bot","seat":0,"bot":"random"},"laid_by":"880a0b99305da068217d6b02ee1af276","t":1794853192020}','11ec8242f36d095da16a4818f835ccf1');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',2,'{"by":"880a0b99305da068217d6b02ee1af276","name":"Alice","message":{"do":"bot","seat":1,"bot":"random"},"t":1794853192024}','b40ab68166446222ebdf0fc80b945696');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',3,'{"by":"880a0b99305da068217d6b02ee1af276","name":"Alice","message":{"do":"bot","seat":2,"bot":"random"},"t":1794853192024}','cbd940cd879808f91c2fa606b6ec692e');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',4,'{"by":"880a0b99305da068217d6b02ee1af276","name":"Alice","message":{"do":"start"},"mark":5222758596401215258,"t":1794853192024}','e1e6b75eae145251153bab84d5c3057c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',5,'{"seat":0,"question":1,"move":"castle","t":1794853192025}','bd8543d766dacaad8867e96722ab8ff7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',6,'{"seat":1,"question":1,"move":"castle","phrase":"hello","road":"","t":1794853192025}','1f443e024618c26236f9c91deb883204');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',7,'{"seat":2,"question":1,"move":"auction","mark":3057853698452298834,"t":1794853192025}','f3c77faf90ffda0bb0406c5184dbec96');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',8,'{"seat":0,"question":2,"move":"exhibit","t":1794853192025}','5fbd30913d5993c3b69843abd8ff7942');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',9,'{"seat":1,"question":2,"move":"detective","t":1794853192025}','7300a26c0c1d14534e63aa6fca799dad');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',10,'{"seat":2,"question":2,"move":"check 1","mark":8304033353668803083,"t":1794853192025}','b3765befbbef1a281dd4e2d248648de7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',11,'{"seat":2,"question":3,"move":"buy right","mark":15573608928416858133,"t":1794853192025}','68f45726f98c7698c4e8eb3a7ad30b7c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',12,'{"seat":0,"question":4,"move":"show A1731 B1702 C1850","mark":10398068775688385590,"t":1794853192025}','d8a5776a4b4d8877baa6e5787b8739d4');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',13,'{"seat":0,"question":5,"move":"auction","t":1794853192025}','070ea4d65e6d39aaed4eb8e8477245ab');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',14,'{"seat":1,"question":5,"move":"auction","t":1794853192025}','7398b62008bd0f819aeec3f62893dc69');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',15,'{"seat":2,"question":5,"move":"auction","mark":6035340559965979845,"t":1794853192025}','e9a733d3cd98e88cc4bd08a3c2a49c08');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',16,'{"seat":0,"question":6,"move":"thief 11","t":1794853192025}','f10f4cc6e091acfd7b5c959483fe212f');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',17,'{"seat":1,"question":6,"move":"thief 9","t":1794853192025}','b562c3ccadd472a6feb4c956512b9195');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',18,'{"seat":2,"question":6,"move":"check 13","mark":15764558559875812387,"t":1794853192025}','62ec94a0de9fcc27ce3768bbbbee92c0');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',19,'{"seat":2,"question":7,"move":"buy left","mark":11339584537718924940,"t":1794853192025}','a56539eee8a2486a70ead0c3990a1778');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',20,'{"seat":0,"question":8,"move":"castle","t":1794853192025}','4263bebc56367be11396c066b0152df7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',21,'{"seat":1,"question":8,"move":"castle","t":1794853192025}','0332c291968256b47b6088b407fd6804');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',22,'{"seat":2,"question":8,"move":"auction","mark":2336131202668463120,"t":1794853192025}','f07a88aa0bc2c1dea633531cce39794a');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',23,'{"seat":0,"question":9,"move":"thief 11","t":1794853192025}','7bfb7ddb1822585a89f0c14c99222799');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',24,'{"seat":1,"question":9,"move":"thief 9","t":1794853192025}','853b1dec60a3ea8bd824e6a8fbaa2aec');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',25,'{"seat":2,"question":9,"move":"check 12","mark":15976768236075247590,"t":1794853192025}','b5914dbe66f7ea35dfa7dfe6eaf90319');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',26,'{"seat":2,"question":10,"move":"buy left","mark":12572744386181277137,"t":1794853192025}','a80cbd62089ac14a08a3d8016908fe69');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',27,'{"seat":0,"question":11,"move":"auction","t":1794853192025}','7218c54b5932e8834d15d0e63857a869');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',28,'{"seat":1,"question":11,"move":"castle","t":1794853192025}','855527cdbb21ebbf994d95e5a7dc17e5');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',29,'{"seat":2,"question":11,"move":"auction","mark":7580464220949239785,"t":1794853192025}','0e17264f1377b365fe20843d39a5f326');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',30,'{"seat":0,"question":12,"move":"check 21","t":1794853192025}','23f7436edf01125bfeb5361530aed384');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',31,'{"seat":1,"question":12,"move":"thief 9","t":1794853192025}','e8bfa50fd840c475c1268b8e22028d93');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',32,'{"seat":2,"question":12,"move":"check 24","mark":3639148379849013480,"t":1794853192025}','05a402c87dced4f3ba37a083a417bece');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',33,'{"seat":2,"question":13,"move":"buy left","mark":14086575046680486879,"t":1794853192025}','029f74fd8ff5d346f6a88e3e6b52681e');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',34,'{"seat":0,"question":14,"move":"auction","t":1794853192025}','f31941b4a19fd031fa1bc1e2f4b82b96');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',35,'{"seat":1,"question":14,"move":"auction","t":1794853192025}','bb19e1bef8dfe9f69fd953f9e031d298');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',36,'{"seat":2,"question":14,"move":"castle","mark":8156231457288595142,"t":1794853192025}','e9c93ce4740d392a9c35d820862b4207');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',37,'{"seat":0,"question":15,"move":"thief 11","t":1794853192025}','2c5bc2f210feb6fe156b5af7ab9529b2');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',38,'{"seat":1,"question":15,"move":"check 2","t":1794853192025}','e0348e004877a22e0910c62adc52cb39');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',39,'{"seat":2,"question":15,"move":"detective","mark":9029576210915750611,"t":1794853192025}','d9bb61b4e9ad326c274e3d7dd168446b');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',40,'{"seat":1,"question":16,"move":"buy left","mark":14678565115365280138,"t":1794853192025}','bbe3a21c193ec74dae9a721fa7797206');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',41,'{"seat":0,"question":17,"move":"castle","t":1794853192025}','b197ba55fda8d983de769c7443430e6f');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',42,'{"seat":1,"question":17,"move":"castle","t":1794853192025}','583a86a4678645c05537f87310fa03a7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',43,'{"seat":2,"question":17,"move":"auction","mark":11496825226748757389,"t":1794853192025}','60dc2eda9d2dca78ca1028c0c2f60a7b');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',44,'{"seat":0,"question":18,"move":"detective","t":1794853192026}','d7a600a18a3f3da3d75f6d0bda4521b3');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',45,'{"seat":1,"question":18,"move":"thief 9","t":1794853192026}','eea8bd035906b6d206fc9b714be5d2b9');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',46,'{"seat":2,"question":18,"move":"thief 5","mark":11938717075572730734,"t":1794853192026}','acdab931484cdfe2ba5fa8e261157535');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',47,'{"seat":0,"question":19,"move":"castle","t":1794853192026}','dfae7b70805bf3bb2da2bf0e318fb5a4');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',48,'{"seat":1,"question":19,"move":"auction","t":1794853192026}','dce6247603c18ad9501faf013f33d885');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',49,'{"seat":2,"question":19,"move":"auction","mark":8499555123150701371,"t":1794853192026}','f90e94131b0739f8f2829cfe30d11d76');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',50,'{"seat":0,"question":20,"move":"detective","t":1794853192026}','7b43f2554df9db7d6b0fcff910426171');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',51,'{"seat":1,"question":20,"move":"check 14","t":1794853192026}','93358be5f019ee933fa7ecef9e63fa64');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',52,'{"seat":2,"question":20,"move":"thief 8","mark":14470646583090004175,"t":1794853192026}','bbf742a2bf96b1b02ff4e2038754f81c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',53,'{"seat":1,"question":21,"move":"buy right","mark":8567628123291838633,"t":1794853192026}','100761135e62601708a2f04fb0b50be4');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',54,'{"seat":0,"question":22,"move":"castle","t":1794853192026}','10af1fbd7e9eae7ad614db97e6f531d0');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',55,'{"seat":1,"question":22,"move":"auction","t":1794853192026}','27c603459bb04595f50012604d54c51d');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',56,'{"seat":2,"question":22,"move":"auction","mark":10303809413909283311,"t":1794853192026}','2e1ceb0564cfec75b2505a0373cb7037');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',57,'{"seat":0,"question":23,"move":"detective","t":1794853192026}','273aadccaa9871ca40e403af6daa55b3');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',58,'{"seat":1,"question":23,"move":"check 11","t":1794853192026}','52eabfa8f99ae12792c91a65c00f1bfc');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',59,'{"seat":2,"question":23,"move":"thief 8","mark":16311405243032467378,"t":1794853192026}','07b950ba529f1601f04022358f7e0b48');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',60,'{"seat":1,"question":24,"move":"buy right","mark":1861639415568938022,"t":1794853192026}','d2113a689022ae702434a03b51e1c60c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',61,'{"seat":0,"question":25,"move":"castle","t":1794853192026}','0116658375b1c6932dcc2138cea6a1cc');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',62,'{"seat":1,"question":25,"move":"auction","t":1794853192026}','b1c8ae33967e8589deba741b98fb9070');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',63,'{"seat":2,"question":25,"move":"castle","mark":2663562614555164383,"t":1794853192026}','f5c187dd24e646947693982dcc0f5313');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',64,'{"seat":0,"question":26,"move":"exhibit","t":1794853192026}','fd14d5933e5c60d2312cfaa726e5f24a');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',65,'{"seat":1,"question":26,"move":"thief 4","t":1794853192026}','91a8b187fd5874f6f7863e1aa775a863');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',66,'{"seat":2,"question":26,"move":"thief 8","mark":14750450935090709789,"t":1794853192026}','b97b860a38e14a1d0d0414de8240c29b');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',67,'{"seat":0,"question":27,"move":"show A1731 B1702 C1850","mark":7555131870977009805,"t":1794853192026}','239d5b0d408c4c208a7dcda860107a10');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',68,'{"seat":2,"question":28,"move":"steal A1731","mark":6191699154637369972,"t":1794853192026}','d73427bfe28fe7ee8030a4bde649095f');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',69,'{"seat":0,"question":29,"move":"auction","t":1794853192026}','762305cf823f33eb2d76b2b5bcf0b2f2');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',70,'{"seat":1,"question":29,"move":"auction","t":1794853192026}','aa9385383c93da45ac21a788137a6eba');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',71,'{"seat":2,"question":29,"move":"auction","mark":16678597476070029967,"t":1794853192026}','177c5a40f2835e32242d0b1f3fd639a7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',72,'{"seat":0,"question":30,"move":"thief 2","t":1794853192026}','6716c0ab5e40e10e46b169f817fba0a0');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',73,'{"seat":1,"question":30,"move":"check 23","t":1794853192026}','350dbef3b133e41832a1cd00caa24a8f');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',74,'{"seat":2,"question":30,"move":"check 14","mark":13780496772865370386,"t":1794853192026}','44d26c926f73d86e7034e937404c0db2');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',75,'{"seat":1,"question":31,"move":"buy right","mark":4480827181004520004,"t":1794853192026}','e084f4128a8aa963a1bb888b3c734e09');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',76,'{"seat":0,"question":32,"move":"auction","t":1794853192026}','31e8bc054719acce1ddc7f0e47e2c063');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',77,'{"seat":1,"question":32,"move":"castle","t":1794853192026}','7a877f9f135eaa1b04472b295bdab8fd');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',78,'{"seat":2,"question":32,"move":"castle","mark":14498742986204953376,"t":1794853192026}','a4e24116b0b5460ed3e5d18faf090f11');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',79,'{"seat":0,"question":33,"move":"check 2","t":1794853192026}','e7f4903d9e46dfd06af1b84aea297009');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',80,'{"seat":1,"question":33,"move":"detective","t":1794853192026}','00d44db825f42d76d13f62c53949a7f1');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',81,'{"seat":2,"question":33,"move":"exhibit","mark":5720346567684974052,"t":1794853192026}','d6b22645f8bf39750cffcc57fea60f19');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',82,'{"seat":0,"question":34,"move":"buy right","mark":5104012859327872618,"t":1794853192026}','0aa3e78ead761c98d405ff5fe9c5393a');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',83,'{"seat":2,"question":35,"move":"show C1468 C1609 C1719 D1895 D1915","mark":5728037693961658722,"t":1794853192026}','ab515fe5f09f039c84681c910665ab09');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',84,'{"seat":0,"question":36,"move":"castle","t":1794853192026}','3fd088bf6737805cdeb363f21aedf352');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',85,'{"seat":1,"question":36,"move":"castle","t":1794853192026}','4b4a636ac065ed3a61a99260458faebf');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',86,'{"seat":2,"question":36,"move":"castle","mark":5130366152545433537,"t":1794853192026}','4652a0653bd86b6fddb5287323297b68');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',87,'{"seat":0,"question":37,"move":"thief 11","t":1794853192026}','9a4f7b5082e332be76d981fdc2d86d93');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',88,'{"seat":1,"question":37,"move":"detective","t":1794853192026}','36290e73cdd597b6f6c91205ec4ad757');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',89,'{"seat":2,"question":37,"move":"detective","mark":17926663036281948987,"t":1794853192026}','fbaac0cdc75ed2dfbaf73565414346ac');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',90,'{"seat":0,"question":38,"move":"castle","t":1794853192026}','6a688143cb89accedc4d9adf093212bb');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',91,'{"seat":1,"question":38,"move":"auction","t":1794853192026}','21a116b7440a08fd9c2b38c3388e140e');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',92,'{"seat":2,"question":38,"move":"castle","mark":4270664375875133043,"t":1794853192026}','e3583426783ecf085ddb79527aea901c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',93,'{"seat":0,"question":39,"move":"thief 2","t":1794853192027}','f3d69659dd11a578ee6ff4efed61868a');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',94,'{"seat":1,"question":39,"move":"thief 4","t":1794853192027}','edfa3be6a19adcf0a6b4441adadd4ba6');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',95,'{"seat":2,"question":39,"move":"exhibit","mark":2945879019043690863,"t":1794853192027}','95a2ae5fb4662e7f51a6c3e48ed1a4c4');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',96,'{"seat":2,"question":40,"move":"show C1609 C1719 D1895 D1915","mark":7738681692381281753,"t":1794853192027}','bb5a33240caf7668c1ba57f95d511cc1');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',97,'{"seat":0,"question":41,"move":"steal D1915","mark":9715679077425132415,"t":1794853192027}','7e1bda4b1983b0c4cb7309642c1a5c50');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',98,'{"seat":0,"question":42,"move":"auction","t":1794853192027}','faaee47818d1be683f951383906a65ea');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',99,'{"seat":1,"question":42,"move":"auction","t":1794853192027}','5c4efb28f87d9492224011d50ace8afe');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',100,'{"seat":2,"question":42,"move":"castle","mark":7762264128418186511,"t":1794853192027}','5af67741283f7f3255e16da10f744f34');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',101,'{"seat":0,"question":43,"move":"thief 2","t":1794853192027}','e19f07e742bbe4b2bdae3a85f33579f7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',102,'{"seat":1,"question":43,"move":"thief 4","t":1794853192027}','f15d1263183c5599f0dc02887e2221e9');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',103,'{"seat":2,"question":43,"move":"thief 5","mark":5588836393486357513,"t":1794853192027}','1f1d022cde2de2eb3f990b899dc694cd');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',104,'{"seat":0,"question":44,"move":"auction","t":1794853192027}','848c9fde4f2d7995aa6c529bc50e2b6c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',105,'{"seat":1,"question":44,"move":"auction","t":1794853192027}','cbc5adfe4fefe74184662980485c6fec');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',106,'{"seat":2,"question":44,"move":"castle","mark":15143344803679882332,"t":1794853192027}','bdc48241b4519acdceffaa1dc00f56dd');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',107,'{"seat":0,"question":45,"move":"check 21","t":1794853192027}','aa84c31fc4dc5944149cc1830075d4d2');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',108,'{"seat":1,"question":45,"move":"thief 4","t":1794853192027}','ec9d313a3d8653da19a99962d81b5207');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',109,'{"seat":2,"question":45,"move":"thief 5","mark":13668639015784872146,"t":1794853192027}','f41143b7916ba74d404ee7a8b4d75e4e');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',110,'{"seat":0,"question":46,"move":"buy right","mark":389759999237621278,"t":1794853192027}','c57e03ade6e56720264e6cfe44ad8eaf');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',111,'{"seat":0,"question":47,"move":"castle","t":1794853192027}','489b1908bc9c45e5d5129d4b1122ce2d');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',112,'{"seat":1,"question":47,"move":"auction","t":1794853192027}','765c47cde17f54baa57f7c4f83ee3b29');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',113,'{"seat":2,"question":47,"move":"auction","mark":11369665096951536939,"t":1794853192027}','1b506b58f5517370e588aa7aeeffa304');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',114,'{"seat":0,"question":48,"move":"thief 2","t":1794853192027}','338213dffb03f402e3f28cd53d1be807');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',115,'{"seat":1,"question":48,"move":"thief 4","t":1794853192027}','49b3abb346e2bc500fd44693780ef635');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',116,'{"seat":2,"question":48,"move":"thief 8","mark":9031462254446643787,"t":1794853192027}','39a0eeea7f2e92aad57d713cc1f15925');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',117,'{"seat":0,"question":49,"move":"auction","t":1794853192027}','9230ffc7a4bb291aeacfdec7d71d3a73');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',118,'{"seat":1,"question":49,"move":"castle","t":1794853192027}','214b69afc5162f1066e819ac46b9c6e6');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',119,'{"seat":2,"question":49,"move":"auction","mark":8145322314006029233,"t":1794853192027}','90808b4a55b7db75470a820df59c3456');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',120,'{"seat":0,"question":50,"move":"check 9","t":1794853192027}','f9a71ac6d0f556fe919f8614a11d7f03');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',121,'{"seat":1,"question":50,"move":"detective","t":1794853192027}','d6f7fecef87587959c3c6e69ad6864a8');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',122,'{"seat":2,"question":50,"move":"check 11","mark":8409786849708276368,"t":1794853192027}','987533bd90d45d9efa188d8897d2c374');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',123,'{"seat":2,"question":51,"move":"buy left","mark":2708848272018796507,"t":1794853192027}','27f3e364828086f4d0b9976b2a37f756');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',124,'{"seat":0,"question":52,"move":"castle","t":1794853192027}','ebbc0a58468f90f7e268e27840924b77');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',125,'{"seat":1,"question":52,"move":"auction","t":1794853192027}','446f85db55975d3cfc2c9eb0a0032b02');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',126,'{"seat":2,"question":52,"move":"castle","mark":9063675005791731754,"t":1794853192027}','92fb9e7ffc00ca5df0deedb64d7fe0e1');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',127,'{"seat":0,"question":53,"move":"thief 2","t":1794853192027}','c49b7621eefba432929ea0ec3332c4d4');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',128,'{"seat":1,"question":53,"move":"check 21","t":1794853192027}','eb47d41379db62314d68866817262cd6');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',129,'{"seat":2,"question":53,"move":"exhibit","mark":11232658168073974412,"t":1794853192027}','9d477b041d7c4d493cc89630ed9bd07e');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',130,'{"seat":1,"question":54,"move":"buy right","mark":17485117776538721481,"t":1794853192027}','bb804b210b1f3b68deec3964e6954ad4');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',131,'{"seat":2,"question":55,"move":"show D1895 E1834 F1858","mark":12809115285711624225,"t":1794853192027}','7874634452c863cefe03e8222f73ab82');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',132,'{"seat":0,"question":56,"move":"steal F1858","mark":678682542720640666,"t":1794853192027}','44a6e066a5e58907cc633c9954f32c44');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',133,'{"seat":0,"question":57,"move":"auction","t":1794853192027}','6ae543428e676628f9f951e40c80366b');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',134,'{"seat":1,"question":57,"move":"auction","t":1794853192027}','c13b64f6c4c6fc10775eb8024c9ca5a3');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',135,'{"seat":2,"question":57,"move":"castle","mark":3850837319488983833,"t":1794853192027}','15790d16f6896638f46897250278cfaf');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',136,'{"seat":0,"question":58,"move":"check 16","t":1794853192027}','b34c2837ca4f270284c2d47e00f82028');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',137,'{"seat":1,"question":58,"move":"thief 4","t":1794853192027}','c41ad4d51fb8e3d7dfce98f4d8e40f33');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',138,'{"seat":2,"question":58,"move":"thief 8","mark":9297569847134050397,"t":1794853192027}','3fae205d11dae5f3e0e610c8b15b60a7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',139,'{"seat":0,"question":59,"move":"buy left","mark":10550761486910526066,"t":1794853192027}','5da65fcc8634793a547dc805c6a39512');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',140,'{"seat":0,"question":60,"move":"auction","t":1794853192027}','ede0a0fa0259630a261824022a351f1a');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',141,'{"seat":1,"question":60,"move":"castle","t":1794853192027}','3dd7a451d91a52125227d53c14559c4f');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',142,'{"seat":2,"question":60,"move":"castle","mark":16221272774260945539,"t":1794853192027}','be8e2ee913ad4fdb2bed484934b0613c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',143,'{"seat":0,"question":61,"move":"check 23","t":1794853192028}','ce286f2638ed016a0beab3d81a8e85db');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',144,'{"seat":1,"question":61,"move":"detective","t":1794853192028}','e9ddd3e9503bbc1b2382150a3e603341');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',145,'{"seat":2,"question":61,"move":"detective","mark":13556796746820645415,"t":1794853192028}','b1beb54f5073b81ac37429a2914015f0');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',146,'{"seat":0,"question":62,"move":"buy right","mark":9573561073854383084,"t":1794853192028}','6823316a89c17b65c42dcd6dc82a06f7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',147,'{"seat":0,"question":63,"move":"castle","t":1794853192028}','a829146134c1b3986785d57ebbb27a40');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',148,'{"seat":1,"question":63,"move":"auction","t":1794853192028}','77c2880b612eaad702ebc9a13c211a61');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',149,'{"seat":2,"question":63,"move":"castle","mark":14540728367790269249,"t":1794853192028}','fc2aead1c76c83fc196bab5621f64451');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',150,'{"seat":0,"question":64,"move":"detective","t":1794853192028}','84cd425fb209d3c6d1a7404278eb840a');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',151,'{"seat":1,"question":64,"move":"thief 4","t":1794853192028}','d4efe6dfdb425eb08c7c8bec55e66c21');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',152,'{"seat":2,"question":64,"move":"thief 5","mark":1337186351567675966,"t":1794853192028}','4335f2c78f60a7a0aea270283e28cd7b');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',153,'{"seat":0,"question":65,"move":"auction","t":1794853192028}','579b69448160f81128af2e6286b04a8b');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',154,'{"seat":1,"question":65,"move":"auction","t":1794853192028}','04a3563122ef39243d0d4b4be7cfb793');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',155,'{"seat":2,"question":65,"move":"auction","mark":4372062609304870449,"t":1794853192028}','f4ceb12bd147716534638ba8bc5b99d0');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',156,'{"seat":0,"question":66,"move":"thief 2","t":1794853192028}','593646dd6db91375a5aa074a31ba53db');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',157,'{"seat":1,"question":66,"move":"check 16","t":1794853192028}','742cfdf2d01e2996c01cb67c72366e4d');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',158,'{"seat":2,"question":66,"move":"check 14","mark":7657640431184475598,"t":1794853192028}','87d124a7bf5113d1958f35cd65653e56');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',159,'{"seat":1,"question":67,"move":"buy right","mark":5498343294690653951,"t":1794853192028}','9663fb4889153cba7f98251e5a0c90cd');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',160,'{"seat":0,"question":68,"move":"castle","t":1794853192028}','cca94872ff6094cbb2593f92903c5450');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',161,'{"seat":1,"question":68,"move":"auction","t":1794853192028}','8232aaee0708675c154d2406ba29bd04');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',162,'{"seat":2,"question":68,"move":"auction","mark":16766950945265917945,"t":1794853192028}','4406075de99b955b8384c2d2134266b0');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',163,'{"seat":0,"question":69,"move":"thief 2","t":1794853192028}','d513f73b6f0ad1b99d3ded52148ca3f7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',164,'{"seat":1,"question":69,"move":"thief 4","t":1794853192028}','e0f49ebeb3e09515d7c881e68d253334');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',165,'{"seat":2,"question":69,"move":"check 14","mark":13101086967875038797,"t":1794853192028}','89fb6726b1576ae1e6f611bc18bccdcc');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',166,'{"seat":2,"question":70,"move":"buy right","mark":7452871987586505885,"t":1794853192028}','f3ce594c409ede230861b94764c03a5e');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',167,'{"seat":0,"question":71,"move":"auction","t":1794853192028}','37f62a9976721203efe43702c0272f55');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',168,'{"seat":1,"question":71,"move":"auction","t":1794853192028}','2d805e483827336cb05a6e4bc4121ec0');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',169,'{"seat":2,"question":71,"move":"auction","mark":11771871543969449405,"t":1794853192028}','23a1e1ee5ff9e2f9eb6a64067a521e73');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',170,'{"seat":0,"question":72,"move":"check 9","t":1794853192028}','70009ea5486464a1ec96f54e70117c02');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',171,'{"seat":1,"question":72,"move":"check 14","t":1794853192028}','1cb5f71530011e39190862552573ab0c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',172,'{"seat":2,"question":72,"move":"thief 8","mark":3939630651190613371,"t":1794853192028}','23f4bc921439181d9011170cca6109a8');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',173,'{"seat":1,"question":73,"move":"buy left","mark":271312996094321208,"t":1794853192028}','675c1bed579605d35987a59b669105a6');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',174,'{"seat":0,"question":74,"move":"auction","t":1794853192028}','f9254082de66524724ed6aa99188f18b');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',175,'{"seat":1,"question":74,"move":"auction","t":1794853192028}','050b134664a4f99576ccea193e64095b');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',176,'{"seat":2,"question":74,"move":"auction","mark":9571493611392953477,"t":1794853192028}','6c453dfc54b1ed4bde21fadb5a455e15');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',177,'{"seat":0,"question":75,"move":"thief 2","t":1794853192028}','2449ccc36da4666e75175cfdf7227152');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',178,'{"seat":1,"question":75,"move":"thief 4","t":1794853192028}','4563fe7b9f5386dbf37958826d57885f');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',179,'{"seat":2,"question":75,"move":"thief 8","mark":1098441157171819177,"t":1794853192028}','7455f07f476a77ee4bde04cf26eec8a7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',180,'{"seat":0,"question":76,"move":"auction","t":1794853192028}','380b9b4126714419151edfcc44dd4c01');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',181,'{"seat":1,"question":76,"move":"castle","t":1794853192028}','48f892353b36a8c3909fa017fa2d636f');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',182,'{"seat":2,"question":76,"move":"castle","mark":371890779839461480,"t":1794853192028}','6d4fa27400017810555e4756df5b2e4e');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',183,'{"seat":0,"question":77,"move":"check 9","t":1794853192028}','10f26228c2b4c552e812dcb233a05a9b');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',184,'{"seat":1,"question":77,"move":"detective","t":1794853192028}','4a1450000f08fa549fc8256f6c221b61');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',185,'{"seat":2,"question":77,"move":"thief 8","mark":1724234946449001454,"t":1794853192028}','ac5f51b3997fea3ca2d2dd27f086f034');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',186,'{"seat":0,"question":78,"move":"buy right","mark":13784337026064843621,"t":1794853192028}','de300383ced9d12e28dd2094ee55b884');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',187,'{"seat":0,"question":79,"move":"castle","t":1794853192028}','be8ab47d73d9919342fac7506510e197');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',188,'{"seat":1,"question":79,"move":"castle","t":1794853192028}','54079cb6db0c74ac2a2d428ea318ed6f');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',189,'{"seat":2,"question":79,"move":"auction","mark":14655440720396053798,"t":1794853192028}','c6609cf550aafc08f62bffc8f4f09e06');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',190,'{"seat":0,"question":80,"move":"thief 2","t":1794853192028}','5a6c17f54dfc3c546472abd7c09923b7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',191,'{"seat":1,"question":80,"move":"thief 4","t":1794853192029}','ff16f19319e2357039e70722e603969e');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',192,'{"seat":2,"question":80,"move":"check 14","mark":6866003403485215436,"t":1794853192029}','30878ea421cc978ff46500e8e581ce4d');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',193,'{"seat":2,"question":81,"move":"buy right","mark":71172868603657621,"t":1794853192029}','708c3db6af6fd71801dc7e13469acae7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',194,'{"seat":0,"question":82,"move":"auction","t":1794853192029}','af8ea52369605710393814edbf0999cc');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',195,'{"seat":1,"question":82,"move":"auction","t":1794853192029}','18f2a442fdd90f3f64b3f855da48aa3f');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',196,'{"seat":2,"question":82,"move":"castle","mark":6716722344347318045,"t":1794853192029}','5aad8a03cf83a081592ef7817ddbc7eb');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',197,'{"seat":0,"question":83,"move":"check 16","t":1794853192029}','6bc6d55bbb992550e2eeb4e9e9223575');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',198,'{"seat":1,"question":83,"move":"thief 4","t":1794853192029}','a67ad27fb26fc09a499295615dd41647');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',199,'{"seat":2,"question":83,"move":"detective","mark":3282002962639672690,"t":1794853192029}','b434db2e2ab83bb19f9845685adc1bc9');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',200,'{"seat":0,"question":84,"move":"buy left","mark":1245925879393722174,"t":1794853192029}','1b21eddfa24817d63da1be8ce8900b90');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',201,'{"seat":0,"question":85,"move":"auction","t":1794853192029}','d032e4df6f38008b409dc831b68c6c21');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',202,'{"seat":1,"question":85,"move":"auction","t":1794853192029}','b60c0094d1e23136884c6fbc6aa40174');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',203,'{"seat":2,"question":85,"move":"castle","mark":370252732391609717,"t":1794853192029}','2757db2a89ddc4d829c41312cee0682d');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',204,'{"seat":0,"question":86,"move":"thief 2","t":1794853192029}','d3b51d966e374b51a1672ee8852db2f3');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',205,'{"seat":1,"question":86,"move":"thief 4","t":1794853192029}','b42db8150160e6381497f31a54b9a8e3');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',206,'{"seat":2,"question":86,"move":"exhibit","mark":15511100319960913831,"t":1794853192029}','9bf4e4609572e4bbdf712c87bad62333');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',207,'{"seat":2,"question":87,"move":"show B1650 C1609 C1719 D1895 E1834 F1921","mark":3805332934273175437,"t":1794853192029}','fd0ec74f143b6e933fd035c17567acec');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',208,'{"seat":0,"question":88,"move":"auction","t":1794853192029}','5ea6c8412edae10d1d3a635e7eb59e0d');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',209,'{"seat":1,"question":88,"move":"auction","t":1794853192029}','d26918cd237d6aee5384674439aacbee');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',210,'{"seat":2,"question":88,"move":"castle","mark":5759163220012782297,"t":1794853192029}','b6ed186858d1e3a97550c4315ac51226');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',211,'{"seat":0,"question":89,"move":"thief 2","t":1794853192029}','995427fea2b1f3f8ceb3549df141da13');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',212,'{"seat":1,"question":89,"move":"thief 9","t":1794853192029}','cf808e16e6e9e2ef042e3776ef57300b');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',213,'{"seat":2,"question":89,"move":"detective","mark":1576968947523268842,"t":1794853192029}','4405e970f051d3ee29ee8f064fae58b7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',214,'{"seat":0,"question":90,"move":"castle","t":1794853192029}','470b189ac8d10eb4d8e587a07321a927');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',215,'{"seat":1,"question":90,"move":"castle","t":1794853192029}','0e666fd9d448163f7b6fa0bfe21e6e1c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',216,'{"seat":2,"question":90,"move":"castle","mark":11211951776846640,"t":1794853192029}','0397c233cd68e5d8f1b31bab0134c345');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',217,'{"seat":0,"question":91,"move":"exhibit","t":1794853192029}','a86d569f1a2b12a4afb0d9a63a9aa004');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',218,'{"seat":1,"question":91,"move":"detective","t":1794853192029}','eb572be92ba6da9c01f36f949c9bc25a');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',219,'{"seat":2,"question":91,"move":"exhibit","mark":2894708609729231018,"t":1794853192029}','025b4a790b9a9f53393641e86f840965');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',220,'{"seat":0,"question":92,"move":"show B1702 B1744 B1861 C1782 C1850 D1915 E1738 F1821 F1858","t":1794853192029}','952fae9cdddc4be31ae13a69135034d7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',221,'{"seat":2,"question":92,"move":"show A1585 B1650 C1468 D1895 E1834 F1891 F1921","mark":8832534044951954517,"t":1794853192029}','0af9d4da063f3d70c39e0f1607a8f3a4');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',222,'{"seat":0,"question":93,"move":"auction","t":1794853192030}','b738757d83319c491d52910d9624c14c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',223,'{"seat":1,"question":93,"move":"castle","t":1794853192030}','40ff2890f48f914ee4a5f87710eff6dd');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',224,'{"seat":2,"question":93,"move":"castle","mark":5929249174792621107,"t":1794853192030}','c28910de2a2a10be6e7131046955f7fd');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',225,'{"seat":0,"question":94,"move":"thief 2","t":1794853192030}','69f5d01ac328ee7d2005e3df47f5339a');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',226,'{"seat":1,"question":94,"move":"thief 4","t":1794853192030}','8a2eabad311c6a3ee0e0e540bcab9fa5');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',227,'{"seat":2,"question":94,"move":"detective","mark":13750339361670672841,"t":1794853192030}','927558f4fd5f4427250d8b37cb4998a4');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',228,'{"seat":0,"question":95,"move":"castle","t":1794853192030}','3be9be19c7240882a8fae8b92f9d35c8');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',229,'{"seat":1,"question":95,"move":"auction","t":1794853192030}','aa61db2fd5d19a25f657f8235aabe1a7');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',230,'{"seat":2,"question":95,"move":"castle","mark":2423930517541507908,"t":1794853192030}','006afe357f19766485daebd72305b4d1');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',231,'{"seat":0,"question":96,"move":"thief 11","t":1794853192030}','c14303b80c6ae617ffb37ea531dbaa43');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',232,'{"seat":1,"question":96,"move":"thief 9","t":1794853192030}','9216858de2d18ccf0fa2ae36686b1281');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',233,'{"seat":2,"question":96,"move":"detective","mark":9981292444296068054,"t":1794853192030}','d2e8778e0d0043a88f9e7fd7b900e113');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',234,'{"seat":0,"question":97,"move":"castle","t":1794853192030}','db1e5f426b8d8a3b76b541365d170717');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',235,'{"seat":1,"question":97,"move":"castle","t":1794853192030}','3da23faf0d687f77208641bd03db9365');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',236,'{"seat":2,"question":97,"move":"auction","mark":2116827857598578955,"t":1794853192030}','ab59086447ee4c7f36a4b2499fd9b7fa');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',237,'{"seat":0,"question":98,"move":"thief 2","t":1794853192030}','e76bc3fa72bd1ebbc3c28950459693fc');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',238,'{"seat":1,"question":98,"move":"thief 9","t":1794853192030}','a02b3d1924c8372b367553237029bbf0');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',239,'{"seat":2,"question":98,"move":"thief 5","mark":8860878563593572391,"t":1794853192030}','3d925675c6df060f4a812be62c5de2e8');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',240,'{"seat":0,"question":99,"move":"castle","t":1794853192030}','3ea2bd8da28a28a2be774f4c7a0b4725');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',241,'{"seat":1,"question":99,"move":"castle","t":1794853192030}','567694ca8cf2ac29de7ad6f2bb848f79');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',242,'{"seat":2,"question":99,"move":"castle","mark":2821385909462481779,"t":1794853192030}','214331fc97d865167de59c917c780f8e');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',243,'{"seat":0,"question":100,"move":"thief 2","t":1794853192030}','377dd04c061822d0bfd94c93b7ea9bda');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',244,'{"seat":1,"question":100,"move":"detective","t":1794853192030}','e7295f1f256f2e6ae476879d90701c5d');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',245,'{"seat":2,"question":100,"move":"exhibit","mark":14421642990309896378,"t":1794853192030}','6d5f5cc635266502530efbbf76394c8b');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',246,'{"seat":2,"question":101,"move":"show A1585 B1650 C1468 C1609 D1895 E1834 F1891","mark":6354119409298373467,"t":1794853192030}','7573db3a912ca089d56ed10ffa181e7a');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',247,'{"seat":0,"question":102,"move":"steal F1891","mark":17732115653597273196,"t":1794853192030}','821070b529a59c4ab3ec2d8dfeacf65c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',248,'{"seat":0,"question":103,"move":"auction","t":1794853192030}','46fef13c6b23d04fc0e611e5fdb59f7b');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',249,'{"seat":1,"question":103,"move":"castle","t":1794853192030}','6f922fc7918b0afb66a4849005e0c562');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',250,'{"seat":2,"question":103,"move":"auction","mark":2410657416041780094,"t":1794853192030}','4e911542cc84caf70d59b6fd0493ee3c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',251,'{"seat":0,"question":104,"move":"check 4","t":1794853192030}','10a1a140dc36cfee1a011b4c00ff52fb');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',252,'{"seat":1,"question":104,"move":"detective","t":1794853192030}','aeb3eccffc9854b6aba9b832d76961ee');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',253,'{"seat":2,"question":104,"move":"thief 8","mark":4049816572090319280,"t":1794853192030}','d4910eacc3843b245a1fc0beda9ed135');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',254,'{"seat":0,"question":105,"move":"buy right","mark":12474827011219154710,"t":1794853192030}','5832c5fe2bed63c534f44fd381b32b57');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',255,'{"seat":0,"question":106,"move":"castle","t":1794853192030}','30b94590fe79fc372be37f452bcbb878');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',256,'{"seat":1,"question":106,"move":"auction","t":1794853192030}','5ed113ea83e2f9ee9ec0fa833ea0449c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',257,'{"seat":2,"question":106,"move":"castle","mark":5552125748906960511,"t":1794853192031}','9627f06b168e833326c1de983ff10428');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',258,'{"seat":0,"question":107,"move":"exhibit","t":1794853192031}','c1201eefe602b815ec26cc222f504a9e');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',259,'{"seat":1,"question":107,"move":"check 16","t":1794853192031}','f7cec7969388a3f4e92064f6f99872fc');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',260,'{"seat":2,"question":107,"move":"thief 8","mark":13907846892768879719,"t":1794853192031}','6fa958f212a55da41664af0ee9c4ab8e');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',261,'{"seat":1,"question":108,"move":"buy right","mark":9063605808917985961,"t":1794853192031}','8f1ca63758eb2d50fb6c23bdd9525119');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',262,'{"seat":0,"question":109,"move":"show A1622 B1702 B1861 C1782 D1915 E1738 F1858","mark":4135697459821103391,"t":1794853192032}','27e7bcce1f4a6f316ca720a186923142');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',263,'{"seat":2,"question":110,"move":"steal C1782","mark":14584923167037322726,"t":1794853192033}','d4a690b3157d871e7313ed46cf521e63');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',264,'{"seat":0,"question":111,"move":"castle","t":1794853192033}','2d86f96e4f46fdd46bb441f69aa32138');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',265,'{"seat":1,"question":111,"move":"auction","t":1794853192033}','4dbeac789b627cd11ba8083baa7c03d8');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',266,'{"seat":2,"question":111,"move":"castle","mark":15718630742886827077,"t":1794853192033}','96c1b7a7276e23d201570013f9ed3cf0');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',267,'{"seat":0,"question":112,"move":"exhibit","t":1794853192033}','08c6411c0614a1799abd9173cb1cde0a');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',268,'{"seat":1,"question":112,"move":"thief 9","t":1794853192033}','570c97d67498196bf3671500ebf3230c');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',269,'{"seat":2,"question":112,"move":"exhibit","mark":6229362046430018309,"t":1794853192033}','2e3748c2074e987e122e511eeb43c176');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',270,'{"seat":0,"question":113,"move":"show A1622 B1744 C1850 D1956 E1738 F1821","t":1794853192033}','25ba2016469b3f9a80da029c238405fc');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',271,'{"seat":2,"question":113,"move":"show A1731 B1650 C1468 C1609 C1782 D1895 E1834 F1921","mark":184841737144520644,"t":1794853192034}','151f96542cd14efe0af8f31c8ef3c4dd');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',272,'{"seat":0,"question":114,"move":"castle","t":1794853192034}','02013882e0ff101dd74cd135f5a96f7b');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',273,'{"seat":1,"question":114,"move":"castle","t":1794853192034}','41f70b2dadfc09593bdad40c5dd2a04f');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',274,'{"seat":2,"question":114,"move":"castle","mark":16777243083253501671,"t":1794853192034}','d5e17bb4e4aad4e3c86525805b531382');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',275,'{"seat":0,"question":115,"move":"exhibit","t":1794853192034}','fe5d2d70b643c709a65650d98b28465e');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',276,'{"seat":1,"question":115,"move":"detective","t":1794853192034}','9d4b6a110314858cb0805ed77c2a6bac');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',277,'{"seat":2,"question":115,"move":"thief 8","mark":4197612943343558186,"t":1794853192034}','9a46272c32bf77fa080267a85003a89a');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',278,'{"seat":0,"question":116,"move":"show A1799 B1702 B1744 B1861 C1850 D1956","mark":4722425975145708100,"t":1794853192034}','684fb43e2f2413421473da5bfdc59a18');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',279,'{"seat":2,"question":117,"move":"steal D1956","mark":1974270412480968247,"t":1794853192034}','9018917c1fab712258d3b583ef7881ae');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',280,'{"seat":0,"question":118,"move":"castle","t":1794853192034}','e34f8af5a8114c5a57c41b9c505432b8');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',281,'{"seat":1,"question":118,"move":"castle","t":1794853192034}','a8a96b9d47af35905d7f8618e1e44808');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',282,'{"seat":2,"question":118,"move":"castle","mark":5997528998076152852,"t":1794853192034}','af1133b8737a680dae14b1f754f0ba25');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',283,'{"seat":0,"question":119,"move":"exhibit","t":1794853192034}','d372e0ecf3a109f608c0e154be60ecb2');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',284,'{"seat":1,"question":119,"move":"thief 4","t":1794853192034}','d83fa909c5839167205e681d0c0f132f');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',285,'{"seat":2,"question":119,"move":"thief 5","mark":15905921592629993031,"t":1794853192034}','93f6f24fdb498cf5f0d30319edb1fbe9');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',286,'{"seat":0,"question":120,"move":"show A1622 A1799 B1744 B1861","mark":6870184481450984088,"t":1794853192035}','b2d0096a02d94c662f38c7c519ae5da3');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',287,'{"seat":2,"question":121,"move":"steal A1622","mark":15513380911276932298,"t":1794853192035}','242ae48a085ab40825c881131f45313d');
INSERT INTO lines VALUES('ca0f7c1d4a527c082982c4a891f78a06',288,'{"seat":1,"question":122,"move":"steal A1799","mark":8513040997061959768,"t":1794853192035}','80841d136b093661e1788a749c50db61');
INSERT INTO lines VALUES('d83a6a109cf9feb1b92c619aa4fb4e5b',1,'{"by":"880a0b99305da068217d6b02ee1af276","name":"Alice","message":{"do":"sit","seat":0},"laid_by":"880a0b99305da068217d6b02ee1af276","t":1794853192000}','beeee2b5474213da5015a3dba990d48c');
INSERT INTO lines VALUES('d83a6a109cf9feb1b92c619aa4fb4e5b',2,'{"by":"880a0b99305da068217d6b02ee1af276","message":{"do":"bot","seat":1,"bot":"novice"},"t":1794853192000}','e38cc7d43718193670cddf6ca84f2680');
INSERT INTO lines VALUES('d83a6a109cf9feb1b92c619aa4fb4e5b',3,'{"by":"880a0b99305da068217d6b02ee1af276","message":{"do":"start"},"mark":7349298018495120677,"t":1794853192000}','18ecbf8407d9da86391c9a0c88088836');
INSERT INTO lines VALUES('d83a6a109cf9feb1b92c619aa4fb4e5b',4,'{"seat":1,"question":1,"move":"castle","t":1794853192000}','34877ce93461ca2a9fca8bffa90a3832');
CREATE TABLE snapshots (
  table_id TEXT NOT NULL,
  up_to BIGINT NOT NULL,
  text TEXT NOT NULL, seal TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (table_id, up_to),
  FOREIGN KEY (table_id, up_to) REFERENCES lines (table_id, number)
) WITHOUT ROWID;
INSERT INTO snapshots VALUES('ca0f7c1d4a527c082982c4a891f78a06',256,'{"snapshot":1,"t":1794853192030,"last_time":1794853192030,"told_at":1794853192030,"host":"880a0b99305da068217d6b02ee1af276","options":{"game":"adel","edition":"classic","seats":3,"options":{},"clock":{"kind":"none"},"watching":"in sight","watch_delay":0,"memory_aid":true,"shown_locks":true,"beat":0,"talk":true,"rated":false,"stand_in":"clubman"},"stage":1,"fault":"","game_number":1,"guests":[],"chairs":[{"holder":2,"guest":0,"bot":"random","number":"","agreed_to":null,"stand_in":false,"stood_in":false,"asked":true,"choice":"castle","lock_told":true,"out_of_time":false,"deadline":null,"grace":0,"bank":0,"left":null,"late":0},{"holder":2,"guest":0,"bot":"random","number":"","agreed_to":null,"stand_in":false,"stood_in":false,"asked":true,"choice":"auction","lock_told":true,"out_of_time":false,"deadline":null,"grace":0,"bank":0,"left":null,"late":0},{"holder":2,"guest":0,"bot":"random","number":"","agreed_to":null,"stand_in":false,"stood_in":false,"asked":true,"choice":"","lock_told":false,"out_of_time":false,"deadline":null,"grace":0,"bank":0,"left":null,"late":0}],"game":{"noblesse":1,"game":"adel","edition":"classic","edition_hash":"389d2791c4d2852d46ed85989b0158d1747aab10568d73e17b0856b6dcf6418a","players":3,"options":{"variant":"standard","detective_places":"competition","score_by":"leader"},"colors":["red","blue","beige"],"deck":["A1731","C1850","E1738","B1702","E1697","C1675","A1768","E1866","D1915","F1891","C1609","C1468","D1895","F1858","C1719","A1887","E1834","B1861","E1805","B1744","C1511","D1939","E1903","F1934","D1953","A1688","B1793","F1909","B1660","A1585","C1572","E1879","E1776","A1622","D1956","A1843","C1782","F1872","F1921","F1821","B1650","A1799","D1932","D1924","B1540"],"moves":["0 castle","1 castle","2 auction","0 exhibit","1 detective","2 check 1","2 buy right","0 show A1731 B1702 C1850","0 auction","1 auction","2 auction","0 thief 11","1 thief 9","2 check 13","2 buy left","0 castle","1 castle","2 auction","0 thief 11","1 thief 9","2 check 12","2 buy left","0 auction","1 castle","2 auction","0 check 21","1 thief 9","2 check 24","2 buy left","0 auction","1 auction","2 castle","0 thief 11","1 check 2","2 detective","1 buy left","0 castle","1 castle","2 auction","0 detective","1 thief 9","2 thief 5","0 castle","1 auction","2 auction","0 detective","1 check 14","2 thief 8","1 buy right","0 castle","1 auction","2 auction","0 detective","1 check 11","2 thief 8","1 buy right","0 castle","1 auction","2 castle","0 exhibit","1 thief 4","2 thief 8","0 show A1731 B1702 C1850","2 steal A1731","0 auction","1 auction","2 auction","0 thief 2","1 check 23","2 check 14","1 buy right","0 auction","1 castle","2 castle","0 check 2","1 detective","2 exhibit","0 buy right","2 show C1468 C1609 C1719 D1895 D1915","0 castle","1 castle","2 castle","0 thief 11","1 detective","2 detective","0 castle","1 auction","2 castle","0 thief 2","1 thief 4","2 exhibit","2 show C1609 C1719 D1895 D1915","0 steal D1915","0 auction","1 auction","2 castle","0 thief 2","1 thief 4","2 thief 5","0 auction","1 auction","2 castle","0 check 21","1 thief 4","2 thief 5","0 buy right","0 castle","1 auction","2 auction","0 thief 2","1 thief 4","2 thief 8","0 auction","1 castle","2 auction","0 check 9","1 detective","2 check 11","2 buy left","0 castle","1 auction","2 castle","0 thief 2","1 check 21","2 exhibit","1 buy right","2 show D1895 E1834 F1858","0 steal F1858","0 auction","1 auction","2 castle","0 check 16","1 thief 4","2 thief 8","0 buy left","0 auction","1 castle","2 castle","0 check 23","1 detective","2 detective","0 buy right","0 castle","1 auction","2 castle","0 detective","1 thief 4","2 thief 5","0 auction","1 auction","2 auction","0 thief 2","1 check 16","2 check 14","1 buy right","0 castle","1 auction","2 auction","0 thief 2","1 thief 4","2 check 14","2 buy right","0 auction","1 auction","2 auction","0 check 9","1 check 14","2 thief 8","1 buy left","0 auction","1 auction","2 auction","0 thief 2","1 thief 4","2 thief 8","0 auction","1 castle","2 castle","0 check 9","1 detective","2 thief 8","0 buy right","0 castle","1 castle","2 auction","0 thief 2","1 thief 4","2 check 14","2 buy right","0 auction","1 auction","2 castle","0 check 16","1 thief 4","2 detective","0 buy left","0 auction","1 auction","2 castle","0 thief 2","1 thief 4","2 exhibit","2 show B1650 C1609 C1719 D1895 E1834 F1921","0 auction","1 auction","2 castle","0 thief 2","1 thief 9","2 detective","0 castle","1 castle","2 castle","0 exhibit","1 detective","2 exhibit","0 show B1702 B1744 B1861 C1782 C1850 D1915 E1738 F1821 F1858","2 show A1585 B1650 C1468 D1895 E1834 F1891 F1921","0 auction","1 castle","2 castle","0 thief 2","1 thief 4","2 detective","0 castle","1 auction","2 castle","0 thief 11","1 thief 9","2 detective","0 castle","1 castle","2 auction","0 thief 2","1 thief 9","2 thief 5","0 castle","1 castle","2 castle","0 thief 2","1 detective","2 exhibit","2 show A1585 B1650 C1468 C1609 D1895 E1834 F1891","0 steal F1891","0 auction","1 castle","2 auction","0 check 4","1 detective","2 thief 8","0 buy right"]},"mark":12474827011219154710,"question":106,"told":257,"answered":1,"revealed":true,"undo":null,"agreed":0,"delayed":[],"shown_steps":null,"delayed_told":0,"next_beat":null}','0b2ba1aa773bd52009dc61ffa6729019');
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
CREATE TABLE editions (
  hash TEXT NOT NULL PRIMARY KEY,
  text TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO editions VALUES('389d2791c4d2852d46ed85989b0158d1747aab10568d73e17b0856b6dcf6418a','{"game":"adel","edition":"classic","title":"Classic (45 objects, up to 5 lords)","players":[2,5],"sets":[{"color":"beige","checks":[1,12,13,24],"thieves":[5,8]},{"color":"blue","checks":[2,11,14,23],"thieves":[4,9]},{"color":"purple","checks":[3,10,15,22],"thieves":[3,10]},{"color":"red","checks":[4,9,16,21],"thieves":[2,11]},{"color":"green","checks":[5,8,17,20],"thieves":[1,12]}],"series":[{"letter":"A","name":"pipe bowls","icon":"pipe"},{"letter":"B","name":"chamber pots","icon":"pot"},{"letter":"C","name":"masks","icon":"mask"},{"letter":"D","name":"star souvenirs","icon":"star"},{"letter":"E","name":"toys","icon":"toy"},{"letter":"F","name":"advertising signs","icon":"sign"}],"cards":[{"id":"C1468","series":"C","year":1468,"name":"Carnival mask of a Venetian doge"},{"id":"C1511","series":"C","year":1511,"name":"Perchten mask from Tyrol"},{"id":"B1540","series":"B","year":1540,"name":"Pewter pot from Hampton Court"},{"id":"C1572","series":"C","year":1572,"name":"Plague doctor''s beak"},{"id":"A1585","series":"A","year":1585,"name":"Clay pipe of a Plymouth sailor"},{"id":"C1609","series":"C","year":1609,"name":"Masque mask from the Globe"},{"id":"A1622","series":"A","year":1622,"name":"Captain''s pipe carved from whale tooth"},{"id":"B1650","series":"B","year":1650,"name":"Stoneware pot from Gmunden"},{"id":"B1660","series":"B","year":1660,"name":"Tin chamber pot"},{"id":"C1675","series":"C","year":1675,"name":"Noh mask of an old man"},{"id":"A1688","series":"A","year":1688,"name":"Delft porcelain pipe bowl"},{"id":"E1697","series":"E","year":1697,"name":"Wooden jumping jack"},{"id":"B1702","series":"B","year":1702,"name":"Faience pot with a painted eye"},{"id":"C1719","series":"C","year":1719,"name":"Iroquois false face"},{"id":"A1731","series":"A","year":1731,"name":"Meerschaum bowl with a Turk''s head"},{"id":"E1738","series":"E","year":1738,"name":"Mechanical duck"},{"id":"B1744","series":"B","year":1744,"name":"Meissen pot with gilded rim"},{"id":"A1768","series":"A","year":1768,"name":"Silver-lidded hunter''s pipe"},{"id":"E1776","series":"E","year":1776,"name":"Regiment of tin soldiers"},{"id":"C1782","series":"C","year":1782,"name":"Arlecchino in black leather"},{"id":"B1793","series":"B","year":1793,"name":"Citizen''s pot of the Revolution"},{"id":"A1799","series":"A","year":1799,"name":"Briar pipe of a grenadier"},{"id":"E1805","series":"E","year":1805,"name":"Magic lantern"},{"id":"F1821","series":"F","year":1821,"name":"Barber''s sign with leeches"},{"id":"E1834","series":"E","year":1834,"name":"Rocking horse with real mane"},{"id":"A1843","series":"A","year":1843,"name":"Student''s pipe with painted coat of arms"},{"id":"C1850","series":"C","year":1850,"name":"Dance mask from the Congo"},{"id":"F1858","series":"F","year":1858,"name":"Enamel sign for cough syrup"},{"id":"B1861","series":"B","year":1861,"name":"Enamel pot of a railway sleeping car"},{"id":"E1866","series":"E","year":1866,"name":"Clockwork paddle steamer"},{"id":"F1872","series":"F","year":1872,"name":"Circus poster with an elephant"},{"id":"E1879","series":"E","year":1879,"name":"Bisque doll in mourning"},{"id":"A1887","series":"A","year":1887,"name":"Calabash pipe of a consulting detective"},{"id":"F1891","series":"F","year":1891,"name":"Cabaret poster from Montmartre"},{"id":"D1895","series":"D","year":1895,"name":"Opera glass of Sarah Bernhardt"},{"id":"E1903","series":"E","year":1903,"name":"Jointed plush bear"},{"id":"F1909","series":"F","year":1909,"name":"Enamel sign for cocoa"},{"id":"D1915","series":"D","year":1915,"name":"Charlie Chaplin''s boots"},{"id":"F1921","series":"F","year":1921,"name":"Swiss shoe advertisement"},{"id":"D1924","series":"D","year":1924,"name":"Rudolph Valentino''s spurs"},{"id":"D1932","series":"D","year":1932,"name":"Johnny Weissmuller''s loincloth"},{"id":"F1934","series":"F","year":1934,"name":"Cheese advertisement"},{"id":"D1939","series":"D","year":1939,"name":"Clark Gable''s shaving brush"},{"id":"D1953","series":"D","year":1953,"name":"Marilyn Monroe''s lipstick"},{"id":"D1956","series":"D","year":1956,"name":"Elvis Presley''s guitar"}],"track":[{"castle":"Antique Club","spaces":1,"points":[2,1]},{"castle":"Ashcombe","spaces":2,"points":[3,2]},{"castle":"Brackley","spaces":2,"points":[4,2]},{"castle":"Coldwater","spaces":2,"points":[3,1]},{"castle":"Dunmorrow","spaces":3,"points":[4,2]},{"castle":"Elmsworth","spaces":2,"points":[5,3]},{"castle":"Fairholt","spaces":2,"points":[3,2]},{"castle":"Greymarsh","spaces":3,"points":[2,1]},{"castle":"Hartwell","spaces":2,"points":[4,2]},{"castle":"Ivybridge","spaces":2,"points":[5,2]},{"castle":"Kingsdown","spaces":2,"points":[3,1]},{"castle":"Larkmoor","spaces":3,"points":[4,3]},{"castle":"Mossingham","spaces":2,"points":[5,3]},{"castle":"Northolt","spaces":2,"points":[5,2]}],"table_seats":13,"final_points":[8,4]}');
CREATE TABLE table_editions (
  table_id TEXT NOT NULL REFERENCES tables,
  hash TEXT NOT NULL REFERENCES editions,
  PRIMARY KEY (table_id, hash)
) WITHOUT ROWID;
INSERT INTO table_editions VALUES('ca0f7c1d4a527c082982c4a891f78a06','389d2791c4d2852d46ed85989b0158d1747aab10568d73e17b0856b6dcf6418a');
INSERT INTO table_editions VALUES('d83a6a109cf9feb1b92c619aa4fb4e5b','389d2791c4d2852d46ed85989b0158d1747aab10568d73e17b0856b6dcf6418a');
CREATE TABLE pulse (
  one BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
  beat BIGINT NOT NULL
) WITHOUT ROWID;
CREATE TABLE calendar (
  one BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
  seen BIGINT NOT NULL,
  since BIGINT NOT NULL
) WITHOUT ROWID;
CREATE TABLE former_logins (
  hash TEXT NOT NULL PRIMARY KEY,
  gone BIGINT NOT NULL
) WITHOUT ROWID;
CREATE TABLE mutes (
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  muted TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  PRIMARY KEY (person, muted)
) WITHOUT ROWID;
CREATE TABLE reports (
  number BIGINT NOT NULL PRIMARY KEY,
  made BIGINT NOT NULL,
  reporter TEXT REFERENCES people ON DELETE SET NULL,
  reported TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  table_id TEXT,
  reason TEXT NOT NULL,
  text TEXT NOT NULL,
  closed BIGINT
);
CREATE TABLE report_said (
  report BIGINT NOT NULL REFERENCES reports ON DELETE CASCADE,
  number BIGINT NOT NULL,
  by_reporter BIGINT NOT NULL CHECK (by_reporter IN (0, 1)),
  at BIGINT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (report, number)
) WITHOUT ROWID;
CREATE TABLE bans (
  number BIGINT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('person', 'network')),
  whom TEXT NOT NULL,
  reason TEXT NOT NULL,
  made BIGINT NOT NULL,
  until BIGINT
);
CREATE TABLE instructions (
  number BIGINT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('close', 'rename', 'forget')),
  about TEXT NOT NULL,
  text TEXT NOT NULL,
  made BIGINT NOT NULL
);
CREATE TABLE signet (
  one BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
  secret TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE devices (
  id TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  session TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE,
  endpoint TEXT NOT NULL,
  point TEXT NOT NULL,
  auth TEXT NOT NULL,
  created BIGINT NOT NULL
) WITHOUT ROWID;
CREATE TABLE quiet_hours (
  person TEXT NOT NULL PRIMARY KEY REFERENCES people ON DELETE CASCADE,
  begins BIGINT NOT NULL,
  ends BIGINT NOT NULL,
  utc_offset BIGINT NOT NULL
) WITHOUT ROWID;
INSERT INTO quiet_hours VALUES('880a0b99305da068217d6b02ee1af276',1320,480,60);
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
CREATE INDEX tables_closed ON tables (forgotten, changed, id) WHERE stage = 'closed';
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX mutes_by_muted ON mutes (muted);
CREATE INDEX reports_by_reporter ON reports (reporter, made);
CREATE INDEX reports_by_reported ON reports (reported);
CREATE INDEX reports_by_age ON reports (made);
CREATE INDEX devices_by_person ON devices (person);
CREATE INDEX devices_by_session ON devices (session);
COMMIT;
