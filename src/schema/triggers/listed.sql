-- The rows of `listing`.
create or replace view listed as
  select listable.* from listable join provider on provider.id = listable.provider_id
  where provider.is_published and not provider.is_super_admin;
