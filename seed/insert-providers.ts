import { sql } from "drizzle-orm";
import * as limits from "../src/contract/limits.ts";
import { matchBusiness } from "../src/features/places/match-business.ts";
import type { Database } from "../src/platform/database/database.ts";
import type { StoredPicture } from "../src/platform/pictures/pictures.ts";
import { media } from "../src/schema/media.ts";
import { customField, provider, providerCategory } from "../src/schema/providers.ts";
import { badge, endorsementBalance, endorsementCredit } from "../src/schema/trust.ts";
import { monthsBetween } from "./calendar.ts";
import type { DemoDirectory, DemoProvider } from "./directory.ts";
import { ids } from "./ids.ts";
import { insertRows } from "./insert-rows.ts";
import { readCategories, type KnownCategories } from "./read-categories.ts";

type Pictures = ReadonlyMap<string, StoredPicture>;

export async function insertProviders(
  tx: Database,
  directory: DemoDirectory,
  pictures: Pictures,
  now: Date,
): Promise<void> {
  const { providers } = directory;
  const known = await readCategories(tx);
  const newId = ids("demo media");
  await insertRows(
    tx,
    provider,
    providers.map(({ row }) => placedRow(row)),
  );
  await insertRows(
    tx,
    providerCategory,
    providers.flatMap((each) => categoryRows(each, known)),
  );
  await insertRows(
    tx,
    customField,
    providers.flatMap((each) => fieldRows(each)),
  );
  await insertRows(
    tx,
    media,
    providers.flatMap((each) => mediaRows(each, pictures, newId)),
  );
  await insertRows(
    tx,
    badge,
    providers.flatMap(({ row, badges }) => badges.map((granted) => ({ ...granted, provider_id: row.id }))),
  );
  for (const { row, rests } of providers) if (rests) await letRest(tx, row.id, rests);
  await insertPoints(tx, directory, now);
}

async function letRest(tx: Database, id: string, { since, was }: NonNullable<DemoProvider["rests"]>): Promise<void> {
  await tx.execute(sql`update provider set is_verified = false, verification_rests_since = ${since.toISOString()}::timestamptz,
    verification_rests_for = 'business name', verified_as = jsonb_set(verified_as, '{business_name}', to_jsonb(${was}::text))
    where id = ${id}`);
}

type ProviderRow = typeof provider.$inferInsert;

function placedRow(row: ProviderRow): ProviderRow {
  const { city = null, province = null, additional_cities = [] } = row;
  return { ...row, ...matchBusiness({ city, province, additional_cities }) };
}

function categoryRows({ row, categories }: DemoProvider, known: KnownCategories) {
  return categories.map(({ slug, subcategory, is_primary }, position) => ({
    provider_id: row.id,
    category_id: known.bySlug(slug).id,
    subcategory_id: known.subcategoryId(slug, subcategory),
    is_primary,
    position,
  }));
}

function fieldRows({ row, custom_fields }: DemoProvider): (typeof customField.$inferInsert)[] {
  return custom_fields.map(({ id, name }, position) => ({ id, name, provider_id: row.id, position }));
}

type MediaRow = typeof media.$inferInsert;

function mediaRows(each: DemoProvider, pictures: Pictures, newId: () => string): MediaRow[] {
  const { row, logo, banner, gallery, videos } = each;
  const file = (name: string) => pictureOf(name, pictures).hash;
  const medium = (role: MediaRow["role"], position: number, more: Partial<MediaRow>): MediaRow =>
    Object.assign({ id: newId(), provider_id: row.id, role, position, created_at: row.created_at }, more);
  return [
    medium("logo", 0, { file_hash: file(logo), alternative_text: `Logo of ${row.business_name}` }),
    ...(banner ? [medium("banner", 0, { file_hash: file(banner), alternative_text: "" })] : []),
    ...gallery.map(({ picture, caption, alternative_text }, position) =>
      medium("gallery", position, { file_hash: file(picture), caption, alternative_text }),
    ),
    ...videos.map((video, position) => medium("video", position, video)),
  ];
}

function pictureOf(name: string, pictures: Pictures): StoredPicture {
  const picture = pictures.get(name);
  if (!picture) throw new Error(`no picture "${name}" was drawn`);
  return picture;
}

async function insertPoints(tx: Database, { providers, endorsements }: DemoDirectory, now: Date): Promise<void> {
  const points = limits.endorsement_points_monthly;
  const spent = new Map<string, number>();
  for (const { endorser_id, points_given } of endorsements)
    spent.set(endorser_id, (spent.get(endorser_id) ?? 0) + points_given);
  const credits = providers.flatMap(({ row }) =>
    monthsBetween(row.created_at, now).map((month) => ({ provider_id: row.id, month, points, created_at: now })),
  );
  const credited = Map.groupBy(credits, ({ provider_id }) => provider_id);
  await insertRows(tx, endorsementCredit, credits);
  await insertRows(
    tx,
    endorsementBalance,
    providers.map(({ row }) => ({
      provider_id: row.id,
      points_available: (credited.get(row.id)?.length ?? 0) * points - (spent.get(row.id) ?? 0),
      monthly_allocation: points,
    })),
  );
}
