-- Fills the lists' tables from all providers at once.
create or replace function fill_listing() returns void language sql as $$
  delete from listing;
  insert into listing select * from listed;
  insert into listing_card select * from listed_card;
$$;
