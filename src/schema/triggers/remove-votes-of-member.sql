-- Deletes the votes of a member who leaves a wedding.
create or replace function remove_votes_of_member() returns trigger language plpgsql as $$
begin
  delete from favourite_vote where couple_id = old.couple_id and account_id = old.account_id;
  return null;
end
$$;

create or replace trigger wedding_member_votes_gone after delete on wedding_member for each row execute function remove_votes_of_member();
