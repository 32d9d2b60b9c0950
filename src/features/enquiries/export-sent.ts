import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { rows } from "../../platform/database.ts";
import { requireCouple } from "../couples/rules.ts";

/**
 * The enquiries that the couple that asks sent while signed in, newest first, with whom each went to and who says that it answered; and the ids by which
 * the letters about them name them.
 */
export async function exportSent({ actor, db }: Pick<Context, "actor" | "db">) {
  const { id } = requireCouple(actor);
  const found = await rows<Record<string, unknown> & { id: string; recipient_ids: string[] }>(
    db,
    sql`select e.id, e.kind, e.couple_name, e.couple_email, e.couple_phone, e.wedding_date, e.venue_location, e.guest_count,
        e.budget_range, e.message, e.services_interested,
        to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
        coalesce(json_agg(r.provider_name order by r.provider_name) filter (where r.id is not null), '[]') as sent_to,
        coalesce(json_agg(json_build_object('provider_name', r.provider_name, 'answered_at',
          to_char(r.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.answered_at)
          filter (where r.answered_at is not null), '[]') as answers,
        coalesce(json_agg(r.id) filter (where r.id is not null), '[]') as recipient_ids
      from enquiry e left join enquiry_recipient r on r.enquiry_id = e.id
      where e.couple_id = ${id}
      group by e.id
      order by e.created_at desc, e.id desc`,
  );
  return {
    enquiries: found.map(({ id: _id, recipient_ids: _recipient_ids, ...enquiry }) => enquiry),
    subject_ids: found.flatMap((each) => [each.id, ...each.recipient_ids]),
  };
}
