-- The rows of `listing`, in the order of its columns. Recreate it whenever `listable` changes: a view's columns are
-- fixed when it is created.
create or replace view listed as
  select listable.* from listable join provider on provider.id = listable.provider_id
  where provider.is_published and not provider.is_super_admin;
