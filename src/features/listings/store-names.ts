import { sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { containing } from "../../platform/like-pattern.ts";

/** A business name as words with a space before each, as its index `listing_by_name` has it. */
const words_of_name = sql`name_words(search_text)`;

/** A listed provider as suggestions name it. */
export type NamedRow = { id: string; business_name: string; category_id: number | null; city: string | null };

/**
 * Listed providers of whose name a word begins like this, those called just so first, the others in the usual order. Common
 * beginnings are found by walking that order, rare ones by the index of names.
 */
export async function listNamed(db: Database, words: string, limit: number): Promise<NamedRow[]> {
  return rows(
    db,
    sql`select p.id, p.business_name, p.category_ids[1] as category_id, p.city
      from provider p join (
        (select provider_id, 0 as place from listing where ${words_of_name} = ${` ${words}`} order by provider_id limit ${limit})
        union all
        (select provider_id, row_number() over (order by trust_score desc nulls last, google_rating desc nulls last, provider_id)::int
          from listing where ${words_of_name} like ${containing(` ${words}`)}
          order by trust_score desc nulls last, google_rating desc nulls last, provider_id limit ${limit})
      ) found on found.provider_id = p.id
      group by p.id order by min(place), p.id`,
  );
}

/** Whether a listed provider is called just so. */
export async function existsNamed(db: Database, words: string): Promise<boolean> {
  const [answer] = await rows<{ found: boolean }>(
    db,
    sql`select exists(select 1 from listing where ${words_of_name} = ${` ${words}`}) as found`,
  );
  return answer?.found ?? false;
}
