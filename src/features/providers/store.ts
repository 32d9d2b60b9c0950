import { eq, getTableColumns, sql } from "drizzle-orm";
import type { BadgeType } from "../../contract/primitives.ts";
import { firstRow, rows, type Database } from "../../platform/database/database.ts";
import { account } from "../../schema/accounts.ts";
import { customField, provider, providerCategory } from "../../schema/providers.ts";
import { matchBusiness } from "../places/match-business.ts";
import { opening_max } from "./present/pick-opening.ts";

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
  "typical_price",
  "typical_price_for",
  "guests_max",
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
] as const satisfies readonly (keyof Row)[];

type Added = {
  opening: string | null;
  /** Oldest first; includes Verified while it is paused. */
  badge_types: BadgeType[];
  shown_files: { logo?: FileRow; banner?: FileRow; poster?: FileRow } | null;
};

export type CardRow = Pick<Row, (typeof cardColumns)[number]> &
  Added & {
    /** The gallery's first picture, for a video without a frame. */
    stand_in?: FileRow | undefined;
  };

export type ProfileRow = Row &
  Added & {
    custom_fields: { id: string; name: string }[] | null;
  };

export const fileFacts =
  sql.raw(`json_build_object('hash', hash, 'kind', kind, 'content_type', content_type, 'width', width, 'height', height,
  'widths', widths, 'cut_widths', cut_widths, 'placeholder', placeholder)`);

const added = sql`${sql.raw(`left(p.description, ${opening_max})`)} as opening,
  array(select badge_type from badge where badge.provider_id = p.id order by granted_at, badge_type) as badge_types,
  (select json_object_agg(role, ${fileFacts}) from media join stored_file on hash = file_hash
    where media.provider_id = p.id and role in ('logo', 'banner', 'poster')) as shown_files`;

export const logoSelection = sql`(select ${fileFacts} from media join stored_file on hash = file_hash
  where media.provider_id = p.id and role = 'logo') as logo`;

export const cardSelection = sql`${sql.raw(cardColumns.map((column) => `p.${column}`).join(", "))}, ${added}`;

/** Queries only if a banner is a video without a frame. */
export async function addStandIns<Card extends CardRow>(db: Database, cards: Card[]): Promise<Card[]> {
  const films = cards.filter(({ shown_files }) => shown_files?.banner?.kind === "video" && !shown_files.poster);
  if (films.length === 0) return cards;
  const result = await rows<{ provider_id: string; stand_in: FileRow }>(
    db,
    sql`select distinct on (provider_id) provider_id, ${fileFacts} as stand_in
      from media join stored_file on hash = file_hash
      where role = 'gallery' and provider_id = any(${sql.param(films.map(({ id }) => id))}::uuid[])
      order by provider_id, position, id`,
  );
  const standIns = new Map(result.map(({ provider_id, stand_in }) => [provider_id, stand_in]));
  return cards.map((card) => ({ ...card, stand_in: standIns.get(card.id) }));
}

export async function findProfile(db: Database, id: string): Promise<ProfileRow | null> {
  return firstRow<ProfileRow>(
    db,
    sql`select ${profileColumns}, ${added},
        (select json_agg(json_build_object('id', id, 'name', name) order by position) from ${customField} where provider_id = p.id) as custom_fields
      from provider p where p.id = ${id}`,
  );
}

const profileColumns = sql.raw(
  Object.values(getTableColumns(provider))
    .map(({ name }) => `p.${name}`)
    .join(", "),
);

export async function findProviderStatus(
  db: Database,
  id: string,
): Promise<{ id: string; is_published: boolean; is_suspended: boolean } | null> {
  const is_suspended = sql<boolean>`${provider.suspended_at} is not null`;
  const [result] = await db
    .select({ id: provider.id, is_published: provider.is_published, is_suspended })
    .from(provider)
    .where(eq(provider.id, id));
  return result ?? null;
}

export async function findUser(db: Database, id: string) {
  const { business_name, contact_person, phone, is_published, is_super_admin, is_verified, has_business_details } =
    provider;
  const { email, auth_provider, google_id, email_verified_at } = account;
  const columns = { business_name, contact_person, phone, is_published, is_super_admin, is_verified };
  const [result] = await db
    .select({ id: provider.id, ...columns, has_business_details, email, auth_provider, google_id, email_verified_at })
    .from(provider)
    .innerJoin(account, eq(account.id, provider.id))
    .where(eq(provider.id, id));
  return result ?? null;
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The caller must recompute trust. */
export async function insertProvider(tx: Database, row: typeof provider.$inferInsert, category_id: number | null) {
  const { city = null, province = null, additional_cities = [] } = row;
  await tx.insert(provider).values({ ...row, ...matchBusiness({ city, province, additional_cities }) });
  if (category_id !== null)
    await tx.insert(providerCategory).values({ provider_id: row.id, category_id, is_primary: true });
}
