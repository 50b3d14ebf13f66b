-- When a seat was taken, which token left it last. When its holder was last there must outlive a crash of the database.
ALTER TABLE seats ADD COLUMN taken_at BIGINT;
ALTER TABLE seats ADD COLUMN left_by TEXT;
ALTER TABLE presence SET LOGGED;

-- Published with the seed at the end; the hash of both commits to the seed before the first action.
ALTER TABLE matches ADD COLUMN salt TEXT;

-- Chosen by the sender: a message that is sent again is kept once.
ALTER TABLE chat ADD COLUMN key TEXT;
CREATE UNIQUE INDEX chat_keys ON chat (match_id, seat, key) WHERE key IS NOT NULL;
