-- The fields that identify a verified business to couples [trust-24].
create or replace function identity_of(p provider) returns jsonb language sql stable as $$
  select jsonb_build_object('business_name', p.business_name, 'phone', p.phone, 'email_public', p.email_public,
    'website', p.website, 'email', (select email from account where account.id = p.id))
$$;
