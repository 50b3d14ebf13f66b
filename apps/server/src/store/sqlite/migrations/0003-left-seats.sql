-- When the holder of an open seat left it: it can be taken a little later.
ALTER TABLE seats ADD COLUMN left_at INTEGER;
