-- Queues files for the sweep when a row that named them is deleted or changed [media-4]. Reserved files stay reserved.
-- Rows are locked in one order.
create or replace function check_files(hashes text[]) returns void language plpgsql as $$
begin
  perform 1 from stored_file where hash = any(hashes) order by hash for no key update;
  update stored_file set check_at = greatest(check_at, now()) where hash = any(hashes);
end
$$;
