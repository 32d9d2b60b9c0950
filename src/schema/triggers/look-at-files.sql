-- A file whose name goes is looked at by the sweep at once [media-4], whoever takes the name away: a deleted medium, a
-- deleted provider, a replaced logo or setting. A file that is held stays held. Rows are locked in one order.
create or replace function look_at_files(hashes text[]) returns void language plpgsql as $$
begin
  perform 1 from stored_file where hash = any(hashes) order by hash for no key update;
  update stored_file set look_at = greatest(look_at, now()) where hash = any(hashes);
end
$$;
