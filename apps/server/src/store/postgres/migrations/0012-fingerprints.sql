-- The code of the rules that a match was begun with, and the package that has them. Older matches have neither.
ALTER TABLE matches ADD COLUMN fingerprint TEXT;
ALTER TABLE matches ADD COLUMN rules_release TEXT;
