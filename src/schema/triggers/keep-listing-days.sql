-- A calendar that is kept on another day, or by other rules, says something else of its days; the rows by category say what it says.
create or replace function keep_listing_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (new.kept_on, new.capacity, new.weekdays_taken, new.season_starts, new.season_ends)
      is distinct from (old.kept_on, old.capacity, old.weekdays_taken, old.season_starts, old.season_ends) then
    perform note_calendar_days(array[new.provider_id]);
  end if;
  update listing_category set kept_on = c.kept_on, notice_days = c.notice_days, days_taken = c.days_taken, days_limited = c.days_limited
    from calendar c where c.provider_id = new.provider_id and listing_category.provider_id = new.provider_id
      and (listing_category.kept_on, listing_category.notice_days, listing_category.days_taken, listing_category.days_limited)
        is distinct from (c.kept_on, c.notice_days, c.days_taken, c.days_limited);
  return null;
end
$$;

-- Named so that it comes after the one that counts the days anew.
create or replace trigger calendar_days_kept
  after insert or update of kept_at, capacity, weekdays_taken, season_starts, season_ends, notice_days, days_taken, days_limited
  on calendar for each row execute function keep_listing_days();
