-- The listing's row comes and goes before (`provider_listed`), and takes the card with it.
create or replace function keep_listing_card() returns trigger language plpgsql as $$
begin
  insert into listing_card select * from listed_card where provider_id = new.id
  on conflict (provider_id) do update set card = excluded.card where listing_card.card <> excluded.card;
  return null;
end
$$;

create or replace trigger provider_shown after insert or update on provider for each row execute function keep_listing_card();
