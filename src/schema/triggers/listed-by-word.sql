-- The rows of `listing_word`.
create or replace view listed_by_word as select each.* from listing, worded(listing) each;
