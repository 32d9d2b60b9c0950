import { sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { isoTimestamp } from "../../platform/iso-timestamp.ts";
import type { Side } from "./rules.ts";

/** Timestamps are ISO 8601, UTC. */
export type Exported = {
  with: string;
  status: string;
  opened_at: string;
  note?: string;
  report: { reason: string; words: string; created_at: string; outcome: string | null } | null;
  messages: {
    sent_by: Side;
    kind: string;
    text: string;
    quoted: string;
    files: { name: string; content_type: string; bytes: number }[];
    created_at: string;
    read_at: string | null;
  }[];
  /** Rule [conversations-19]. */
  /** Waits until the address is confirmed. */
  held_messages?: { text: string; quoted: string; created_at: string }[];
  held_emails: { sent_from: string; text: string; quoted: string; created_at: string }[];
};

export async function findAllOf(db: Database, side: Side, id: string): Promise<Exported[]> {
  const condition = side === "provider" ? sql`c.provider_id = ${id}` : sql`c.couple_id = ${id}`;
  const other = side === "provider" ? sql`e.couple_name` : sql`r.provider_name`;
  const waiting = sql`select json_agg(json_build_object('text', w.body, 'quoted', w.quoted, 'created_at', ${isoTimestamp("w.created_at")}) order by w.created_at)
    from pending_message w where w.conversation_id = c.id`;
  const providerColumns = side === "provider" ? sql`c.note, coalesce((${waiting}), '[]') as held_messages,` : sql``;
  const waits = sql`h.conversation_id = c.id and h.side = ${side} and h.is_quarantined`;
  return rows(
    db,
    sql`select ${other} as with, c.status, ${isoTimestamp("c.opened_at")} as opened_at, ${providerColumns}
        (select json_build_object('reason', reason, 'words', words, 'created_at', ${isoTimestamp("report.created_at")}, 'outcome', outcome) from report
          where report.conversation_id = c.id and reported_by = ${side}) as report,
        coalesce((select json_agg(json_build_object('sent_by', m.sent_by, 'kind', m.kind, 'text', m.body, 'quoted', m.quoted,
          'files', coalesce((select json_agg(json_build_object('name', f.name, 'content_type', s.content_type, 'bytes', s.bytes) order by f.position)
            from message_file f join stored_file s on s.hash = f.file_hash where f.message_id = m.id), '[]'), 'created_at', ${isoTimestamp("m.created_at")},
          'read_at', ${isoTimestamp("m.read_at")}) order by m.position) from message m where m.conversation_id = c.id), '[]') as messages,
        coalesce((select json_agg(json_build_object('sent_from', h.sent_from, 'text', h.body, 'quoted', h.quoted, 'created_at', ${isoTimestamp("h.created_at")}) order by h.created_at)
          from inbound_email h where ${waits}), '[]') as held_emails
      from conversation c join enquiry e on e.id = c.enquiry_id join enquiry_recipient r on r.id = c.id
      where ${condition} and (c.last_position > 0 or c.note <> '' or exists (select 1 from pending_message w where w.conversation_id = c.id and ${side} = 'provider') or exists (select 1 from inbound_email h where ${waits})
        or exists (select 1 from report where report.conversation_id = c.id and reported_by = ${side})) order by c.last_at desc, c.id desc`,
  );
}
