-- The same tables as in the embedded store. Text in byte order: paging compares ids as the program does.
CREATE TABLE matches (
  id TEXT COLLATE "C" PRIMARY KEY,
  game TEXT NOT NULL,
  version TEXT NOT NULL,
  seed TEXT NOT NULL,
  options TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  spectators BOOLEAN NOT NULL,
  listed BOOLEAN NOT NULL,
  clock TEXT,
  outcome TEXT,
  -- Grows with every change that is not in the log (seats, chat): how other nodes notice one.
  revision INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX matches_newest ON matches (created_at DESC, id DESC);
CREATE INDEX matches_listed ON matches (created_at DESC, id DESC) WHERE listed;
CREATE INDEX matches_clocked ON matches (created_at DESC, id DESC) WHERE clock IS NOT NULL AND outcome IS NULL;

CREATE TABLE seats (
  match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
  seat INTEGER NOT NULL,
  name TEXT NOT NULL,
  bot TEXT,
  token_hash TEXT,
  open BOOLEAN NOT NULL,
  PRIMARY KEY (match_id, seat)
);

-- No reference to matches here: checking one would lock, and so write, the row of the match for every entry.
CREATE TABLE log (
  match_id TEXT COLLATE "C" NOT NULL,
  seq INTEGER NOT NULL CHECK (seq > 0),
  entry TEXT NOT NULL,
  at BIGINT NOT NULL,
  -- Which process wrote it: how one finds out whether a commit of unknown fate was its own.
  writer TEXT NOT NULL,
  PRIMARY KEY (match_id, seq)
);

CREATE TABLE chat (
  match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
  index INTEGER NOT NULL CHECK (index > 0),
  seat INTEGER NOT NULL,
  text TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (match_id, index)
);

-- When a seat was last seen by any node. A cache: whoever is there is seen again within seconds.
CREATE UNLOGGED TABLE presence (
  match_id TEXT COLLATE "C" NOT NULL,
  seat INTEGER NOT NULL,
  seen_at BIGINT NOT NULL,
  PRIMARY KEY (match_id, seat)
);
