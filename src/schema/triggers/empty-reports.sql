-- When an enquiry is emptied, what was said in reports about it goes too, and nothing is left to look into.
create or replace function empty_reports() returns trigger language plpgsql as $$
begin
  update report set words = '', note = '', closed_at = coalesce(closed_at, now())
  where conversation_id in (select id from conversation where enquiry_id = new.id);
  return null;
end
$$;

create or replace trigger enquiry_empties_reports after update of couple_email on enquiry for each row
  when (new.couple_email = '' and old.couple_email <> '') execute function empty_reports();
