-- The hash of salt and seed that was given out before the first action.
ALTER TABLE matches ADD COLUMN seed_hash TEXT;
