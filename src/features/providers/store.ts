import { asc, eq, sql, type SQL } from "drizzle-orm";
import type { SortOrder } from "../../contract/choices.ts";
import { rows, type Database } from "../../platform/database.ts";
import { account } from "../../schema/accounts.ts";
import { listing } from "../../schema/listings.ts";
import { customField, provider, providerCategory } from "../../schema/providers.ts";
import { opening_max } from "./pick-opening.ts";
import { matching, type ListFilter } from "./store-listing.ts";

/** A stored file as rows of this feature carry it. */
export type FileRow = {
  hash: string;
  kind: "image" | "video";
  content_type: string;
  width: number | null;
  height: number | null;
  widths: number[];
  cut_widths: number[];
  placeholder: string | null;
};

type Row = typeof provider.$inferSelect;

const cardColumns = [
  "id",
  "business_name",
  "contact_person",
  "phone",
  "city",
  "province",
  "willing_to_travel",
  "google_rating",
  "facebook_rating",
  "google_review_count",
  "facebook_review_count",
  "ratings_recorded_at",
  "trust_score",
  "trust_tier",
  "price_range",
  "keywords",
  "price_from",
  "is_verified",
  "is_published",
  "is_super_admin",
] as const satisfies readonly (keyof Row)[];

/** A provider with what cards show from other tables, in one row. */
export type CardRow = Pick<Row, (typeof cardColumns)[number]> & {
  held: { category_id: number; subcategory_id: number | null }[] | null;
  badges: { badge_type: "pioneer" | "premier" | "verified" | "featured" | "trusted" }[] | null;
  files: { logo?: FileRow; banner?: FileRow; poster?: FileRow } | null;
  /** How its description begins. */
  opening: string | null;
  /** Where the banner is a film without a frame: the first picture of the gallery. */
  stand_in: FileRow | null;
};

/** Everything of a provider. What of it leaves the server is for `present.ts` to say. */
export type ProfileRow = Row & Pick<CardRow, "held" | "badges" | "files" | "stand_in" | "opening">;

/** A stored file as rows carry it. */
const fileFacts = `json_build_object('hash', hash, 'kind', kind, 'content_type', content_type, 'width', width, 'height', height,
  'widths', widths, 'cut_widths', cut_widths, 'placeholder', placeholder)`;

/**
 * From other tables, for the provider `p`: held categories (primary first), badges, the files of logo, banner and poster,
 * and what stands in for a film that has no poster.
 */
const relations = sql.raw(`
  left(p.description, ${opening_max}) as opening,
  (select json_agg(json_build_object('category_id', category_id, 'subcategory_id', subcategory_id)
      order by is_primary desc, position, category_id)
    from provider_category where provider_id = p.id) as held,
  (select json_agg(json_build_object('badge_type', badge_type) order by granted_at, badge_type)
    from badge where provider_id = p.id) as badges,
  (select json_object_agg(role, (select ${fileFacts} from stored_file where hash = file_hash))
    from media where provider_id = p.id and role in ('logo', 'banner', 'poster')) as files,
  (select ${fileFacts} from media join stored_file on hash = file_hash
    where provider_id = p.id and role = 'gallery'
      and exists (select 1 from media film join stored_file shown on shown.hash = film.file_hash
        where film.provider_id = p.id and film.role = 'banner' and shown.kind = 'video')
      and not exists (select 1 from media poster where poster.provider_id = p.id and poster.role = 'poster')
    order by position, id limit 1) as stand_in`);

/** The orders of lists [browse-5], each to the letter of its index; the id decides between equals, so that pages never overlap. */
const orders: Record<SortOrder, SQL> = {
  rating: sql.raw("trust_score desc nulls last, google_rating desc nulls last, provider_id"),
  trust: sql.raw("trust_score desc nulls last, provider_id"),
  reviews: sql.raw("review_standing desc nulls last, review_total desc nulls last, provider_id"),
  price: sql.raw("price_rank, trust_score desc nulls last, provider_id"),
};

type Page = { order: SortOrder; limit: number; offset: number };

/**
 * One page of a list, in its order. The page's ids are found first, in the slim listing; only the rows that are shown
 * fetch the profile and what other tables hold.
 */
export async function listCards(db: Database, filter: ListFilter, { order, limit, offset }: Page): Promise<CardRow[]> {
  const columns = sql.raw(cardColumns.map((column) => `p.${column}`).join(", "));
  return rows(
    db,
    sql`select ${columns}, ${relations}
      from provider p
      join (
        select provider_id, row_number() over (order by ${orders[order]}) as place_in_list
        from listing where ${matching(filter)} order by ${orders[order]} limit ${limit} offset ${offset}
      ) page on page.provider_id = p.id
      order by place_in_list`,
  );
}

/** The card of one provider, published or not, where a list with this filter would hold it; null elsewhere. */
export async function findCard(db: Database, id: string, filter: ListFilter): Promise<CardRow | null> {
  const columns = sql.raw(cardColumns.map((column) => `p.${column}`).join(", "));
  const [found] = await rows<CardRow>(
    db,
    sql`select ${columns}, ${relations} from provider p
      where id = ${id} and not is_super_admin
        and id in (select provider_id from listable where provider_id = ${id} and ${matching(filter)})`,
  );
  return found ?? null;
}

/** How many providers match, exactly. */
export async function countMatches(db: Database, filter: ListFilter): Promise<number> {
  const [answer] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from listing where ${matching(filter)}`,
  );
  return answer?.total ?? 0;
}

/** Whether any provider matches. */
export async function existsMatch(db: Database, filter: ListFilter): Promise<boolean> {
  const [answer] = await rows<{ found: boolean }>(
    db,
    sql`select exists(select 1 from listing where ${matching(filter)}) as found`,
  );
  return answer?.found ?? false;
}

/**
 * The providers whose words resemble the text most, most alike first, with how alike they are (0 to 1). The threshold is
 * a setting of the transaction, because the index reads it from there; and the planner, which takes the comparison for
 * far cheaper than it is, is told to use the index.
 */
export async function listAlike(
  db: Database,
  text: string,
  { likeness_min, limit }: { likeness_min: number; limit: number },
): Promise<{ id: string; likeness: number }[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness_min)}, true),
      set_config('enable_seqscan', 'off', true)`);
    return rows(
      tx as unknown as Database,
      sql`select provider_id as id, word_similarity(${text}, search_text) as likeness from listing
        where search_text %> ${text} order by likeness desc, provider_id limit ${limit}`,
    );
  });
}

/** A provider whole, published or not; null when there is none. */
export async function findProfile(db: Database, id: string): Promise<ProfileRow | null> {
  const [found] = await rows<ProfileRow>(db, sql`select p.*, ${relations} from provider p where p.id = ${id}`);
  return found ?? null;
}

/** The packages and services that a provider names itself, in its order. */
export async function listCustomFields(db: Database, provider_id: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: customField.id, name: customField.name })
    .from(customField)
    .where(eq(customField.provider_id, provider_id))
    .orderBy(asc(customField.position));
}

/** What decides whether somebody may see a provider; null when there is none. */
export async function findStanding(db: Database, id: string): Promise<{ id: string; is_published: boolean } | null> {
  const [found] = await db
    .select({ id: provider.id, is_published: provider.is_published })
    .from(provider)
    .where(eq(provider.id, id));
  return found ?? null;
}

/** Listed providers in the order of their ids, with when they last changed. */
export async function listAddresses(
  db: Database,
  offset: number,
  limit: number,
): Promise<{ id: string; updated_at: Date }[]> {
  const page = db
    .select({ provider_id: listing.provider_id })
    .from(listing)
    .orderBy(asc(listing.provider_id))
    .limit(limit)
    .offset(offset)
    .as("page");
  return db
    .select({ id: provider.id, updated_at: provider.updated_at })
    .from(provider)
    .innerJoin(page, eq(page.provider_id, provider.id))
    .orderBy(asc(provider.id));
}

/** What a provider's own browser keeps of it; null when there is none. */
export async function findUser(db: Database, id: string) {
  const { business_name, contact_person, phone, is_published, is_super_admin, is_verified, has_business_details } =
    provider;
  const { email, auth_provider, google_id, email_verified_at } = account;
  const shown = { business_name, contact_person, phone, is_published, is_super_admin, is_verified };
  const [found] = await db
    .select({ id: provider.id, ...shown, has_business_details, email, auth_provider, google_id, email_verified_at })
    .from(provider)
    .innerJoin(account, eq(account.id, provider.id))
    .where(eq(provider.id, id));
  return found ?? null;
}

/** What `findUser` finds. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** A new provider, with its one category if it has one. Whoever inserts brings the trust score up to date. */
export async function insertProvider(tx: Database, row: typeof provider.$inferInsert, category_id: number | null) {
  await tx.insert(provider).values(row);
  if (category_id !== null)
    await tx.insert(providerCategory).values({ provider_id: row.id, category_id, is_primary: true });
}
