-- At most 16 gallery pictures per provider, also for concurrent uploads [media-6]: locks the provider's row.
create or replace function limit_gallery() returns trigger language plpgsql as $$
begin
  perform 1 from provider where id = new.provider_id for no key update;
  if (select count(*) from media where provider_id = new.provider_id and role = 'gallery' and id <> new.id) >= 16 then
    raise exception 'a gallery holds at most 16 images' using errcode = 'check_violation', constraint = 'media_gallery_limit';
  end if;
  return new;
end
$$;

create or replace trigger media_gallery_limit before insert or update of role, provider_id on media
  for each row when (new.role = 'gallery') execute function limit_gallery();
