-- When retention last listed a match as due: it is deleted a day later, unless it was used again.
ALTER TABLE matches ADD COLUMN due_at INTEGER;
