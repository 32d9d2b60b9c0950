import { and, asc, desc, eq, gt, gte, inArray, like, lt, sql, type SQL } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { account } from "../../schema/accounts.ts";
import { provider } from "../../schema/providers.ts";
import { securityEvent } from "../../schema/security.ts";
import type { Failures, SecurityCriteria } from "./rules.ts";

type NewEvent = typeof securityEvent.$inferInsert;

/** An event with an existing `sum_key` increases its count, across processes. */
export async function addEvents(db: Database, events: readonly NewEvent[]): Promise<void> {
  await db
    .insert(securityEvent)
    .values([...events])
    .onConflictDoUpdate({
      target: securityEvent.sum_key,
      set: { times: sql`${securityEvent.times} + excluded.times` },
    });
}

function matching(db: Database, { event, outcome, account_id, email, network, from, until, after }: SecurityCriteria) {
  const { id, created_at } = securityEvent;
  const having = (pattern: string) =>
    inArray(
      securityEvent.account_id,
      db
        .select({ id: account.id })
        .from(account)
        .where(like(sql`lower(${account.email})`, pattern)),
    );
  const conditions: (SQL | undefined)[] = [
    event && eq(securityEvent.event, event),
    outcome && eq(securityEvent.outcome, outcome),
    account_id === undefined ? undefined : eq(securityEvent.account_id, account_id),
    email === undefined ? undefined : having(email),
    network === undefined ? undefined : eq(securityEvent.network, network),
    from && gte(created_at, from),
    until && lt(created_at, until),
    after === undefined
      ? undefined
      : sql`(${created_at}, ${id}) < (select created_at, id from security_event where id = ${after})`,
  ];
  return and(...conditions);
}

export async function listEvents(db: Database, wanted: SecurityCriteria, limit: number) {
  return db
    .select({
      row: securityEvent,
      email: account.email,
      kind: account.kind,
      is_super_admin: sql<boolean>`coalesce(${provider.is_super_admin}, false)`,
    })
    .from(securityEvent)
    .leftJoin(account, eq(account.id, securityEvent.account_id))
    .leftJoin(provider, eq(provider.id, securityEvent.account_id))
    .where(matching(db, wanted))
    .orderBy(desc(securityEvent.created_at), desc(securityEvent.id))
    .limit(limit);
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

export async function listEventsAbout(db: Database, account_id: string) {
  const { event, outcome, network, device, detail, times, created_at } = securityEvent;
  return db
    .select({ event, outcome, network, device, detail, times, created_at })
    .from(securityEvent)
    .where(eq(securityEvent.account_id, account_id))
    .orderBy(asc(created_at), asc(securityEvent.id));
}

export async function countFailures(db: Database, since: Date): Promise<Failures[]> {
  return rows(
    db,
    sql`select case e.event when 'second_factor_asked' then 'sign_in' else e.event end as event,
        e.account_id, coalesce(p.is_super_admin, false) as is_super_admin, sum(e.times)::int as times
      from security_event e left join provider p on p.id = e.account_id
      where e.event in ('sign_in', 'second_factor_asked', 'dead_token') and e.outcome <> 'done' and e.created_at > ${since.toISOString()}::timestamptz
      group by 1, 2, 3`,
  );
}

/** True if such an alarm was already raised. Locks, so that only one process raises it. */
export async function lockAlarm(tx: Database, detail: string, since: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('security alarm', 0))`);
  const { event, created_at } = securityEvent;
  const result = await tx
    .select({ id: securityEvent.id })
    .from(securityEvent)
    .where(and(eq(event, "alarm_raised"), eq(securityEvent.detail, detail), gt(created_at, since)))
    .limit(1);
  return result.length > 0;
}

export async function listAdminEmails(db: Database): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: account.id, email: account.email })
    .from(account)
    .innerJoin(provider, eq(provider.id, account.id))
    .where(eq(provider.is_super_admin, true));
}

export { listAuditRecordsAbout as listActionsAbout, listAccountNames as nameAdmins } from "../audit/store.ts";

/** The events stay without the account's id. */
export async function removeAccount(tx: Database, account_id: string): Promise<void> {
  await tx
    .update(securityEvent)
    .set({ account_id: null, network: null, device: null, sum_key: null })
    .where(eq(securityEvent.account_id, account_id));
}

export async function removeOld(db: Database, before: Date, rows_max: number): Promise<void> {
  await db.delete(securityEvent).where(lt(securityEvent.created_at, before));
  await db.execute(sql`
    delete from security_event where created_at <= (
      select created_at from security_event order by created_at desc, id desc offset ${rows_max} limit 1)`);
}
