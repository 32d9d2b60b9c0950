-- Normalises a text for search, whatever the database's locale: no accents, lower-case Latin letters, single spaces.
create or replace function search_line(words text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    translate(
      regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g'),
      '‘’ʼ`´ABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐĦŁŊŒŦẞ',
      '''''''''''abcdefghijklmnopqrstuvwxyzæðøþđħłŋœŧß'),
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
$$;
