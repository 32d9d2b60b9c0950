import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { account } from "../../schema/accounts.ts";
import { customField, provider, providerCategory } from "../../schema/providers.ts";
import { endorsement } from "../../schema/trust.ts";
import { matchBusiness } from "../places/match-business.ts";
import type { AssignedCategory } from "./admin/assigned-categories.ts";

export async function findIdByEmail(db: Database, email: string): Promise<string | undefined> {
  const [result] = await db
    .select({ id: provider.id })
    .from(provider)
    .innerJoin(account, eq(account.id, provider.id))
    .where(eq(sql`lower(${account.email})`, email.toLowerCase()));
  return result?.id;
}

type Columns = Partial<typeof provider.$inferInsert>;

/** Only the given columns; the matched places follow the texts [places-4]. */
export async function updateProvider(tx: Database, id: string, columns: Columns): Promise<void> {
  await tx
    .update(provider)
    .set({ ...columns, ...(await rematchedColumns(tx, id, columns)) })
    .where(eq(provider.id, id));
}

async function rematchedColumns(
  tx: Database,
  id: string,
  { city, province, additional_cities }: Columns,
): Promise<Columns> {
  if (city === undefined && province === undefined && additional_cities === undefined) return {};
  const texts = { city: provider.city, province: provider.province, additional_cities: provider.additional_cities };
  const [stored] = await tx.select(texts).from(provider).where(eq(provider.id, id));
  if (!stored) return {};
  return matchBusiness({
    city: city === undefined ? stored.city : city,
    province: province === undefined ? stored.province : province,
    additional_cities: additional_cities ?? stored.additional_cities,
  });
}

export async function replaceCategories(
  tx: Database,
  provider_id: string,
  assigned: readonly AssignedCategory[],
): Promise<void> {
  await tx.delete(providerCategory).where(eq(providerCategory.provider_id, provider_id));
  const rows = assigned.map((each, position) => ({ ...each, provider_id, is_primary: position === 0, position }));
  if (rows.length > 0) await tx.insert(providerCategory).values(rows);
}

/** In this order. An id that isn't the provider's own is replaced by a new one. */
export async function replaceCustomFields(
  tx: Database,
  provider_id: string,
  fields: readonly { id?: string | null | undefined; name: string }[],
): Promise<void> {
  const removed = await tx
    .delete(customField)
    .where(eq(customField.provider_id, provider_id))
    .returning({ id: customField.id });
  const removedIds = new Set(removed.map(({ id }) => id));
  const rows = fields.map(({ id, name }, position) => {
    const saved = id?.toLowerCase() ?? "";
    return { id: removedIds.delete(saved) ? saved : newId(), provider_id, name, position };
  });
  if (rows.length > 0) await tx.insert(customField).values(rows);
}

export async function updatePublished(tx: Database, id: string, now: Date): Promise<boolean> {
  const published_at = sql`coalesce(${provider.published_at}, ${now.toISOString()}::timestamptz)`;
  const written = await tx
    .update(provider)
    .set({ is_published: true, published_at, updated_at: now })
    .where(and(eq(provider.id, id), or(eq(provider.is_published, false), isNull(provider.published_at))))
    .returning({ id: provider.id });
  return written.length > 0;
}

export async function updateUnpublished(tx: Database, id: string, now: Date): Promise<boolean> {
  const written = await tx
    .update(provider)
    .set({ is_published: false, updated_at: now })
    .where(and(eq(provider.id, id), eq(provider.is_published, true)))
    .returning({ id: provider.id });
  return written.length > 0;
}

export async function listEndorsed(db: Database, endorser_id: string): Promise<string[]> {
  const result = await db
    .select({ id: endorsement.endorsed_provider_id })
    .from(endorsement)
    .where(eq(endorsement.endorser_id, endorser_id))
    .orderBy(endorsement.endorsed_provider_id);
  return result.map(({ id }) => id);
}
