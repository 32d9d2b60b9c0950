-- Sets the texts that searches use. features/providers/rules.ts has the same rule.
create or replace function update_searched_texts() returns trigger language plpgsql as $$
begin
  new.place_text := search_lines(new.city || new.additional_cities);
  new.search_text := search_lines(array[
    new.business_name, new.contact_person, (select name from category where id = new.category_ids[1]), new.city
  ] || new.keywords);
  return new;
end
$$;

create or replace trigger provider_searched before insert or update of
    business_name, contact_person, city, additional_cities, keywords, category_ids, search_text, place_text
  on provider for each row execute function update_searched_texts();
