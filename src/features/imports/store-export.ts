import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { account } from "../../schema/accounts.ts";
import { category, subcategory } from "../../schema/categories.ts";
import { media, storedFile } from "../../schema/media.ts";
import { customField, provider, providerCategory } from "../../schema/providers.ts";

export type ExportedProvider = {
  row: typeof provider.$inferSelect;
  email: string;
  categories: string[];
  packages: string[];
  media: { role: string; caption: string | null; file: typeof storedFile.$inferSelect }[];
};

const providers_at_once = 200;

/** Without super admins; null starts at the beginning. */
export async function listProvidersAfter(db: Database, after: string | null): Promise<ExportedProvider[]> {
  const result = await db
    .select({ row: provider, email: account.email })
    .from(provider)
    .innerJoin(account, eq(account.id, provider.id))
    .where(and(eq(provider.is_super_admin, false), after === null ? undefined : gt(provider.id, after)))
    .orderBy(asc(provider.id))
    .limit(providers_at_once);
  const ids = result.map(({ row }) => row.id);
  if (ids.length === 0) return [];
  const [categories, packages, pictures] = [
    await categoriesOf(db, ids),
    await packagesOf(db, ids),
    await mediaOf(db, ids),
  ];
  return result.map(({ row, email }) => ({
    row,
    email,
    categories: (categories.get(row.id) ?? []).map((each) =>
      each.chosen === null ? each.name : `${each.name}: ${each.chosen}`,
    ),
    packages: (packages.get(row.id) ?? []).map(({ name }) => name),
    media: pictures.get(row.id) ?? [],
  }));
}

async function categoriesOf(db: Database, ids: string[]) {
  const { provider_id, category_id, subcategory_id, position } = providerCategory;
  const result = await db
    .select({ provider_id, name: category.name, chosen: subcategory.name })
    .from(providerCategory)
    .innerJoin(category, eq(category.id, category_id))
    .leftJoin(subcategory, eq(subcategory.id, subcategory_id))
    .where(inArray(provider_id, ids))
    .orderBy(asc(position));
  return Map.groupBy(result, (each) => each.provider_id);
}

async function packagesOf(db: Database, ids: string[]) {
  const { provider_id, name, position } = customField;
  const result = await db
    .select({ provider_id, name })
    .from(customField)
    .where(inArray(provider_id, ids))
    .orderBy(asc(position));
  return Map.groupBy(result, (each) => each.provider_id);
}

async function mediaOf(db: Database, ids: string[]) {
  const result = await db
    .select({ provider_id: media.provider_id, role: media.role, caption: media.caption, file: storedFile })
    .from(media)
    .innerJoin(storedFile, eq(storedFile.hash, media.file_hash))
    .where(inArray(media.provider_id, ids))
    .orderBy(asc(media.position), asc(media.id));
  return Map.groupBy(result, (each) => each.provider_id);
}
