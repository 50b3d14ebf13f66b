-- When a seat was taken, which token left it last, and when its holder was last there.
ALTER TABLE seats ADD COLUMN taken_at INTEGER;
ALTER TABLE seats ADD COLUMN left_by TEXT;

CREATE TABLE presence (
  match_id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

-- Published with the seed at the end; the hash of both commits to the seed before the first action.
ALTER TABLE matches ADD COLUMN salt TEXT;

-- Chosen by the sender: a message that is sent again is kept once.
ALTER TABLE chat ADD COLUMN key TEXT;
CREATE UNIQUE INDEX chat_keys ON chat (match_id, seat, key) WHERE key IS NOT NULL;
