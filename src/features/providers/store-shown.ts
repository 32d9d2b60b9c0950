import { sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { cardSelection } from "./store.ts";

/** A fingerprint of what public lists show, with the languages that their filters count; null where none shows it. */
export async function readListingHash(db: Database, id: string): Promise<string | null> {
  const [result] = await rows<{ shown: string }>(
    db,
    sql`select md5(concat_ws(' ', listing::text, card::text)) as shown from listing
      join lateral (select ${cardSelection}, p.languages_spoken, (select file_hash from media
          where media.provider_id = p.id and role = 'gallery' order by position, media.id limit 1) as stand_in
        from provider p where p.id = listing.provider_id) as card on true
      where listing.provider_id = ${id}`,
  );
  return result?.shown ?? null;
}
