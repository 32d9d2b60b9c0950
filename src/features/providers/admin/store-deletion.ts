import { eq, sql } from "drizzle-orm";
import type { DeletionPreview } from "../../../contract/providers/admin-schema.ts";
import { firstRow, rows, type Database } from "../../../platform/database/database.ts";
import { deletedProvider } from "../../../schema/providers.ts";

export async function findDeletion(
  db: Database,
  id: string,
  now: Date,
): Promise<(DeletionPreview & { is_super_admin: boolean }) | null> {
  return firstRow<DeletionPreview & { is_super_admin: boolean }>(
    db,
    sql`select p.id, p.business_name, a.email, p.is_super_admin,
        (select count(*)::int from media where provider_id = p.id and role <> 'video') as pictures,
        (select count(*)::int from media where provider_id = p.id and role = 'video') as videos,
        (select count(*)::int from endorsement where endorser_id = p.id) as endorsements_given,
        (select count(*)::int from endorsement where endorsed_provider_id = p.id) as endorsements_received,
        (select count(*)::int from verification where verifier_id = p.id) as verifications_given,
        (select count(*)::int from verification where provider_id = p.id) as verifications_received,
        (select count(*)::int from favourite where provider_id = p.id) as favourites,
        (select count(*)::int from session where account_id = p.id and expires_at > ${now.toISOString()}::timestamptz) as sessions,
        (select count(*)::int from enquiry_recipient where provider_id = p.id) as enquiries_kept
      from provider p join account a on a.id = p.id
      where p.id = ${id}`,
  );
}

/** Keeps id, primary category and province for the page of a deleted provider. */
export async function recordDeletion(tx: Database, id: string): Promise<void> {
  await tx.execute(
    sql`insert into deleted_provider (id, category_id, province)
      select id, category_ids[1], province from provider where id = ${id} on conflict do nothing`,
  );
}

export async function findDeparture(db: Database, id: string) {
  const { category_id, province } = deletedProvider;
  const [result] = await db.select({ category_id, province }).from(deletedProvider).where(eq(deletedProvider.id, id));
  return result ?? null;
}

export async function listTrusted(tx: Database, id: string): Promise<string[]> {
  const result = await rows<{ id: string }>(
    tx,
    sql`select endorsed_provider_id as id from endorsement where endorser_id = ${id}
      union select provider_id from verification where verifier_id = ${id} order by id`,
  );
  return result.map((each) => each.id);
}
