import { and, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { EndorsementGiven, EndorsementReceived } from "../../contract/endorsements/schema.ts";
import { rows, type Database } from "../../platform/database/database.ts";
import { isoTimestamp } from "../../platform/iso-timestamp.ts";
import type { StoredPictureFacts } from "../../platform/pictures/pictures.ts";
import { provider } from "../../schema/providers.ts";
import { endorsement } from "../../schema/trust.ts";
import { logoSelection } from "../providers/store.ts";
import { isEligibleEndorser } from "../trust/store.ts";

const createdAt = sql`${isoTimestamp("e.created_at")} as created_at`;

const primaryCategory = sql.raw(`
  left join provider_category pc on pc.provider_id = p.id and pc.is_primary
  left join category c on c.id = pc.category_id`);

export type ReceivedRow = Omit<EndorsementReceived, "endorser_logo_url"> & { logo: StoredPictureFacts | null };

/** Newest first. Unpublished givers are left out [providers-2]. */
export async function listReceivedEndorsementRows(db: Database, provider_id: string): Promise<ReceivedRow[]> {
  return rows(
    db,
    sql`select e.id, e.endorser_id, p.business_name as endorser_name, c.name as endorser_category_name,
        e.points_given, e.comment, ${createdAt}, ${logoSelection}
      from endorsement e
      join provider p on p.id = e.endorser_id
      ${primaryCategory}
      where e.endorsed_provider_id = ${provider_id} and p.is_published
      order by e.created_at desc nulls last, e.id desc`,
  );
}

export type GivenRow = Omit<EndorsementGiven, "logo_url"> & { logo: StoredPictureFacts | null };

/** Newest first, including unpublished providers. */
export async function listGivenEndorsements(db: Database, endorser_id: string): Promise<GivenRow[]> {
  return rows(
    db,
    sql`select e.id, e.endorsed_provider_id, p.business_name, c.name as category_name, p.is_published,
        e.points_given, e.comment, ${createdAt}, ${logoSelection}
      from endorsement e
      join provider p on p.id = e.endorsed_provider_id
      ${primaryCategory}
      where e.endorser_id = ${endorser_id}
      order by e.created_at desc nulls last, e.id desc`,
  );
}

export async function countReceived(db: Database, provider_id: string): Promise<number> {
  return db.$count(endorsement, eq(endorsement.endorsed_provider_id, provider_id));
}

export async function countReceivedSince(db: Database, provider_id: string, since: Date): Promise<number> {
  const isRecent = gt(endorsement.created_at, since);
  return db.$count(endorsement, and(eq(endorsement.endorsed_provider_id, provider_id), isRecent));
}

export async function listMarks(
  db: Database,
  endorser_id: string,
  ids: readonly string[],
): Promise<{ id: string; is_endorsed: boolean; logo: StoredPictureFacts | null }[]> {
  return rows(
    db,
    sql`select p.id, ${logoSelection},
        exists(select 1 from endorsement where endorser_id = ${endorser_id} and endorsed_provider_id = p.id) as is_endorsed
      from provider p where p.id = any(${sql.param(ids)}::uuid[])`,
  );
}

export async function findEndorsementForEmail(db: Database, id: string, now: Date) {
  const endorser = alias(provider, "endorser");
  const endorsed = alias(provider, "endorsed");
  const { endorser_id, endorsed_provider_id, points_given, comment } = endorsement;
  const names = { endorser_name: endorser.business_name, endorsed_name: endorsed.business_name };
  const [result] = await db
    .select({ endorser_id, endorsed_provider_id, points_given, comment, ...names })
    .from(endorsement)
    .innerJoin(endorser, eq(endorser.id, endorsement.endorser_id))
    .innerJoin(endorsed, eq(endorsed.id, endorsed_provider_id))
    .where(eq(endorsement.id, id));
  if (!result) return null;
  const { endorser_id: giver_id, ...row } = result;
  return { ...row, counts: await isEligibleEndorser(db, giver_id, now) };
}

export async function hasEndorsed(db: Database, endorser_id: string, endorsed_provider_id: string): Promise<boolean> {
  const same = and(
    eq(endorsement.endorser_id, endorser_id),
    eq(endorsement.endorsed_provider_id, endorsed_provider_id),
  );
  return (await db.$count(endorsement, same)) > 0;
}

export async function findJoined(db: Database, id: string): Promise<{ id: string; created_at: Date } | null> {
  const [result] = await db
    .select({ id: provider.id, created_at: provider.created_at })
    .from(provider)
    .where(eq(provider.id, id));
  return result ?? null;
}

export async function insertEndorsement(tx: Database, row: typeof endorsement.$inferInsert): Promise<void> {
  await tx.insert(endorsement).values(row);
}
