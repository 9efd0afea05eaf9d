-- Typing errors in searches, parts of names.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
