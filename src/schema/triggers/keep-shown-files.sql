-- Whatever a statement gives this column, it says what the provider shows; kept as `badge_types` is.
create or replace function keep_shown_files() returns trigger language plpgsql as $$
begin
  new.shown_files := (
    select json_object_agg(role, json_build_object('hash', hash, 'kind', kind, 'content_type', content_type, 'width', width,
      'height', height, 'widths', widths, 'cut_widths', cut_widths, 'placeholder', placeholder) order by role)
    from media join stored_file on hash = file_hash
    where provider_id = new.id and role in ('logo', 'banner', 'poster'));
  return new;
end
$$;

create or replace trigger provider_pictured before insert or update of shown_files
  on provider for each row execute function keep_shown_files();
