-- The texts that lists are searched by are kept here, so that nobody who writes a provider can forget them (features/providers/rules.ts has the same rule).
-- A text as searches compare it, whatever the locale of the database: without accents, Latin letters in lower case, one space between words.
CREATE FUNCTION search_line(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    translate(
      regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g'),
      '‘’ʼ`´ABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐĦŁŊŒŦẞ',
      '''''''''''abcdefghijklmnopqrstuvwxyzæðøþđħłŋœŧß'),
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- Texts one under the other, those left out that are empty. In this language a session plans the rule once, not for each row.
CREATE FUNCTION search_lines(texts text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text;
  line text;
  written text[] := '{}';
BEGIN
  FOREACH words IN ARRAY texts LOOP
    line := search_line(words);
    IF line <> '' THEN written := written || line; END IF;
  END LOOP;
  RETURN array_to_string(written, E'\n');
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_searched_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.place_text := search_lines(NEW.city || NEW.additional_cities);
  NEW.search_text := search_lines(ARRAY[
    NEW.business_name, NEW.contact_person, (SELECT name FROM category WHERE id = NEW.category_ids[1]), NEW.city
  ] || NEW.keywords);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER provider_searched BEFORE INSERT OR UPDATE OF
    business_name, contact_person, city, additional_cities, keywords, category_ids, search_text, place_text
  ON provider FOR EACH ROW EXECUTE FUNCTION keep_searched_texts();
--> statement-breakpoint
-- A trigger goes by the columns that a statement names, not by those that another trigger changes.
DROP TRIGGER provider_listed ON provider;
--> statement-breakpoint
CREATE TRIGGER provider_listed AFTER INSERT OR UPDATE OF
    is_published, is_super_admin, trust_score, google_rating, google_review_count, facebook_review_count, ratings_recorded_at,
    is_verified, province, price_range, price_from, price_to, category_ids, subcategory_ids, place_text, search_text,
    business_name, contact_person, city, additional_cities, keywords
  ON provider FOR EACH ROW EXECUTE FUNCTION keep_listing();
--> statement-breakpoint
UPDATE provider SET city = city;
