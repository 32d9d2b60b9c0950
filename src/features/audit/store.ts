import { and, asc, desc, eq, gte, ilike, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { rows, type Database } from "../../platform/database/database.ts";
import { auditEntry } from "../../schema/audit.ts";
import { couple } from "../../schema/couples.ts";
import { provider } from "../../schema/providers.ts";

export type AuditRow = typeof auditEntry.$inferSelect;

export type AuditCriteria = {
  /** LIKE patterns. */
  actor: string | undefined;
  subject: string | undefined;
  subject_id: string | undefined;
  action: string | undefined;
  /** Start inclusive, end exclusive. */
  from: Date | undefined;
  until: Date | undefined;
  /** Cursor: only older entries. */
  after: string | undefined;
};

function matching({ actor, subject, subject_id, action, from, until, after }: AuditCriteria): SQL | undefined {
  const { id, actor_name, acting_as_name, subject_name, created_at } = auditEntry;
  return and(
    actor === undefined ? undefined : or(ilike(actor_name, actor), ilike(acting_as_name, actor)),
    subject === undefined
      ? undefined
      : or(ilike(subject_name, subject), subject_id === undefined ? undefined : eq(auditEntry.subject_id, subject_id)),
    action === undefined ? undefined : eq(auditEntry.action, action),
    from && gte(created_at, from),
    until && lt(created_at, until),
    after === undefined
      ? undefined
      : sql`(${created_at}, ${id}) < (select created_at, id from audit_entry where id = ${after})`,
  );
}

export async function listAuditEntries(db: Database, wanted: AuditCriteria, limit: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEntry)
    .where(matching(wanted))
    .orderBy(desc(auditEntry.created_at), desc(auditEntry.id))
    .limit(limit);
}

/** Skips through the index, because the table may have millions of rows. */
export async function listActions(db: Database): Promise<string[]> {
  const result = await rows<{ action: string }>(
    db,
    sql`with recursive known as (
        select min(action) as action from audit_entry
        union all
        select (select min(action) from audit_entry where action > known.action) from known where known.action is not null
      ) select action from known where action is not null order by action`,
  );
  return result.map(({ action }) => action);
}

export async function findDetails(db: Database, id: string): Promise<AuditRow["details"]> {
  const [result] = await db.select({ details: auditEntry.details }).from(auditEntry).where(eq(auditEntry.id, id));
  return result?.details ?? null;
}

export async function insertAuditEntry(tx: Database, row: typeof auditEntry.$inferInsert): Promise<void> {
  await tx.insert(auditEntry).values(row);
}

/** Names by id. Super admins have their own names, because several run one site. */
export async function listAccountNames(tx: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const partners = sql<string>`concat_ws(' & ', nullif(${couple.partner1_name}, ''), nullif(${couple.partner2_name}, ''))`;
  const { business_name, contact_person, is_super_admin } = provider;
  const business = sql<string>`case when ${is_super_admin} then concat_ws(', ', nullif(${contact_person}, ''), ${business_name})
    else ${business_name} end`;
  const result = await union(
    tx.select({ id: provider.id, name: business }).from(provider).where(inArray(provider.id, ids)),
    tx.select({ id: couple.id, name: partners }).from(couple).where(inArray(couple.id, ids)),
  );
  return new Map(result.map(({ id, name }) => [id, name]));
}

/** Includes acts by others on them or in their name. */
export async function listAuditRecordsAbout(db: Database, id: string) {
  const { action, actor_name, acting_as_name, subject_name, details, created_at } = auditEntry;
  const named = [auditEntry.subject_id, auditEntry.actor_id, auditEntry.acting_as_id];
  return db
    .select({ action, actor_name, acting_as_name, subject_name, details, created_at })
    .from(auditEntry)
    .where(or(...named.map((who) => eq(who, id))))
    .orderBy(asc(created_at), asc(auditEntry.id));
}
