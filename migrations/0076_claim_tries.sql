-- safe beside the release before: it does not know the function
-- Each statement of a function sees what was committed when it begins: the second one what they left who held the locks before.
-- The plan is kept, and made for a table that is full: it is empty after a quiet hour, and what is best for that would read all of it in a rush.
CREATE FUNCTION claim_tries(tries jsonb, moment timestamptz, swept_max integer) RETURNS TABLE (place integer, free_at timestamptz)
LANGUAGE plpgsql SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(entry.hash, 0)) FROM jsonb_to_recordset(tries) AS entry (hash text);
  RETURN QUERY WITH wanted AS MATERIALIZED (
    SELECT entry.place, id, hash, expires_at, (
      SELECT hit.expires_at FROM rate_limit_hit AS hit WHERE hit.key_hash = entry.hash AND hit.expires_at > moment
      ORDER BY hit.expires_at DESC OFFSET entry.tries_max - 1 LIMIT 1) AS free_at
    FROM jsonb_to_recordset(tries) AS entry (place integer, id uuid, hash text, tries_max integer, expires_at timestamptz)
  ), counted AS (
    INSERT INTO rate_limit_hit (id, key_hash, expires_at)
    SELECT id, hash, expires_at FROM wanted WHERE NOT EXISTS (SELECT 1 FROM wanted WHERE free_at IS NOT NULL)
  ), swept AS (
    DELETE FROM rate_limit_hit WHERE id IN (
      SELECT id FROM rate_limit_hit WHERE expires_at <= moment ORDER BY expires_at LIMIT swept_max FOR UPDATE SKIP LOCKED)
  )
  SELECT wanted.place, wanted.free_at FROM wanted WHERE wanted.free_at IS NOT NULL;
END $$;
