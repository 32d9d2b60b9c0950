-- The audit trail is append-only for everyone [admin-23].
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are append-only';
end
$$;

create or replace trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_audit_change();

create or replace trigger audit_entry_never_emptied before truncate on audit_entry
  for each statement execute function refuse_audit_change();
