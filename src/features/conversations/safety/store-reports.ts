import { sql } from "drizzle-orm";
import {
  type reportOutcomes,
  type reportReasons,
  report_length_max,
  reports_per_page,
} from "../../../contract/conversations/calls.ts";
import { firstRow, rows, type Database } from "../../../platform/database/database.ts";
import type { MessageKind, Side } from "../rules.ts";

export type ReportReason = (typeof reportReasons)[number];
export type ReportOutcome = (typeof reportOutcomes)[number];

/** Timestamps as drivers return them. */
export type StoredReport = {
  id: string;
  conversation_id: string | null;
  reported_by: Side;
  reason: ReportReason;
  words: string;
  note: string;
  outcome: ReportOutcome | null;
  created_at: Date | string;
  closed_at: Date | string | null;
  closed_by_name: string | null;
  couple_name: string | null;
  couple_email: string | null;
  provider_id: string | null;
  provider_name: string | null;
  is_published: boolean | null;
};

const selected = sql`select r.id, r.conversation_id, r.reported_by, r.reason, r.words, r.note, r.outcome, r.created_at, r.closed_at, r.closed_by_name,
  e.couple_name, e.couple_email, c.provider_id, er.provider_name, p.is_published from report r left join conversation c on c.id = r.conversation_id
  left join enquiry e on e.id = c.enquiry_id left join enquiry_recipient er on er.id = c.id left join provider p on p.id = c.provider_id`;

type NewReport = {
  id: string;
  conversation_id: string;
  reported_by: Side;
  reason: ReportReason;
  words: string;
  created_at: Date;
};

export async function upsertReport(tx: Database, row: NewReport): Promise<void> {
  const { id, conversation_id, reported_by, reason, words, created_at } = row;
  await tx.execute(sql`
    insert into report (id, conversation_id, reported_by, reason, words, created_at)
    values (${id}, ${conversation_id}, ${reported_by}, ${reason}, ${words}, ${created_at.toISOString()})
    on conflict (conversation_id, reported_by) do update set reason = excluded.reason, closed_at = null, closed_by_name = null, outcome = null,
      words = right(concat_ws(E'\n\n', nullif(report.words, ''), nullif(excluded.words, '')), ${report_length_max})`);
}

/** Open oldest first, closed newest first; with the total. */
export async function listReportRows(
  db: Database,
  { state, page }: { state: "open" | "closed"; page: number },
): Promise<{ result: StoredReport[]; total: number }> {
  const which = state === "open" ? sql`r.closed_at is null` : sql`r.closed_at is not null`;
  const order = state === "open" ? sql`r.created_at, r.id` : sql`r.closed_at desc, r.id desc`;
  const total = await db.$count(sql`report r`, which);
  const result = await rows<StoredReport>(
    db,
    sql`${selected} where ${which} order by ${order} limit ${reports_per_page} offset ${(page - 1) * reports_per_page}`,
  );
  return { result, total };
}

export async function countOpen(db: Database): Promise<number> {
  return db.$count(sql`report`, sql`closed_at is null`);
}

export async function findReport(db: Database, id: string): Promise<StoredReport | null> {
  return firstRow<StoredReport>(db, sql`${selected} where r.id = ${id}`);
}

export async function lockReport(tx: Database, id: string): Promise<StoredReport | null> {
  await tx.execute(sql`select id from report where id = ${id} for update`);
  return findReport(tx, id);
}

export async function updateReportNote(tx: Database, id: string, note: string): Promise<void> {
  await tx.execute(sql`update report set note = ${note} where id = ${id}`);
}

export async function updateReportClosed(
  tx: Database,
  { id, outcome, at, admin_id }: { id: string; outcome: ReportOutcome; at: Date; admin_id: string },
): Promise<void> {
  await tx.execute(sql`
    update report set outcome = ${outcome}, closed_at = ${at.toISOString()}, 
      closed_by_name = (select coalesce(nullif(contact_person, ''), business_name) from provider where id = ${admin_id}) where id = ${id}`);
}

type MessageRow = { id: string; sent_by: Side; kind: MessageKind; body: string; created_at: Date | string };

/** The enquiry first. */
export async function listAllMessages(db: Database, conversation_id: string): Promise<MessageRow[]> {
  return rows(
    db,
    sql`select c.id, 'couple' as sent_by, 'text' as kind, coalesce(e.message, '') as body, c.opened_at as created_at, 0 as position
        from conversation c join enquiry e on e.id = c.enquiry_id where c.id = ${conversation_id}
      union all select m.id, m.sent_by, m.kind, m.body, m.created_at, m.position from message m where m.conversation_id = ${conversation_id} order by position`,
  );
}
