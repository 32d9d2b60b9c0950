import { eq, getTableColumns, sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { account } from "../../schema/accounts.ts";
import { customField, provider, providerCategory, type FileRow } from "../../schema/providers.ts";
import { matchBusiness } from "../places/match-business.ts";
import { opening_max } from "./pick-opening.ts";

export type { FileRow } from "../../schema/providers.ts";

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
  "radius_km",
  "travel_free_km",
  "travel_rate_per_km",
  "place_slug",
  "town_slugs",
  "latitude",
  "longitude",
  "answers_within",
  "is_verified",
  "is_published",
  "is_super_admin",
  "category_ids",
  "subcategory_ids",
  "badge_types",
  "shown_files",
] as const satisfies readonly (keyof Row)[];

/** A provider as cards show it, in one row. A list reads it as JSON, where a moment is a text. */
export type CardRow = Pick<Row, Exclude<(typeof cardColumns)[number], "ratings_recorded_at">> & {
  ratings_recorded_at: Date | string | null;
  /** How its description begins. */
  opening: string | null;
  /** Where the banner is a film without a frame: the first picture of the gallery. */
  stand_in?: FileRow | undefined;
};

/** Everything of a provider. What of it leaves the server is for `present.ts` to say. */
export type ProfileRow = Row &
  Pick<CardRow, "opening"> & {
    /** The packages and services that it names itself, in its order. */
    custom_fields: { id: string; name: string }[] | null;
  };

/** A stored file as a column of a query over `stored_file`. */
export const fileFacts =
  sql.raw(`json_build_object('hash', hash, 'kind', kind, 'content_type', content_type, 'width', width, 'height', height,
  'widths', widths, 'cut_widths', cut_widths, 'placeholder', placeholder)`);

/** Of the provider `p`: how its description begins. */
const opening = sql.raw(`left(p.description, ${opening_max}) as opening`);

/** What a card shows, as the columns of a query over the provider `p`: a `CardRow`. */
export const cardSelection = sql`${sql.raw(cardColumns.map((column) => `p.${column}`).join(", "))}, ${opening}`;

/** The cards with what stands in for a banner that is a film without a frame, asked for where there is such a banner. */
export async function addStandIns<Card extends CardRow>(db: Database, cards: Card[]): Promise<Card[]> {
  const films = cards.filter(({ shown_files }) => shown_files?.banner?.kind === "video" && !shown_files.poster);
  if (films.length === 0) return cards;
  const found = await rows<{ provider_id: string; stand_in: FileRow }>(
    db,
    sql`select distinct on (provider_id) provider_id, ${fileFacts} as stand_in
      from media join stored_file on hash = file_hash
      where role = 'gallery' and provider_id = any(${sql.param(films.map(({ id }) => id))}::uuid[])
      order by provider_id, position, id`,
  );
  const standIns = new Map(found.map(({ provider_id, stand_in }) => [provider_id, stand_in]));
  return cards.map((card) => ({ ...card, stand_in: standIns.get(card.id) }));
}

/** A provider whole, published or not; null when there is none. */
export async function findProfile(db: Database, id: string): Promise<ProfileRow | null> {
  const [found] = await rows<ProfileRow>(
    db,
    sql`select ${profileColumns}, ${opening},
        (select json_agg(json_build_object('id', id, 'name', name) order by position) from ${customField} where provider_id = p.id) as custom_fields
      from provider p where p.id = ${id}`,
  );
  return found ?? null;
}

const profileColumns = sql.raw(
  Object.values(getTableColumns(provider))
    .map(({ name }) => `p.${name}`)
    .join(", "),
);

/** What decides whether somebody may see a provider, and whether it may publish itself; null when there is none. */
export async function findStanding(
  db: Database,
  id: string,
): Promise<{ id: string; is_published: boolean; is_suspended: boolean } | null> {
  const is_suspended = sql<boolean>`${provider.suspended_at} is not null`;
  const [found] = await db
    .select({ id: provider.id, is_published: provider.is_published, is_suspended })
    .from(provider)
    .where(eq(provider.id, id));
  return found ?? null;
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
  const { city = null, province = null, additional_cities = [] } = row;
  await tx.insert(provider).values({ ...row, ...matchBusiness({ city, province, additional_cities }) });
  if (category_id !== null)
    await tx.insert(providerCategory).values({ provider_id: row.id, category_id, is_primary: true });
}
