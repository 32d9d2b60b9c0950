import { sql, type SQL } from "drizzle-orm";
import { rows, type Database } from "../../../platform/database/database.ts";
import { normalEmail } from "../../../platform/network/normal-email.ts";
import type { Side } from "../rules.ts";

/** The SQL of `normalEmail`. */
export function mailboxSql(column: `${"e" | "o"}.couple_email` | "a.email"): SQL {
  const typed = `lower(btrim(${column}))`;
  const domain = `substring(${typed} from '[^@]*$')`;
  const name = `regexp_replace(${typed}, '@[^@]*$', '')`;
  const tagless = `coalesce(substring(${name} from '^[^+]+'), ${name})`;
  return sql.raw(
    `case when ${domain} in ('gmail.com', 'googlemail.com') then replace(${tagless}, '.', '') || '@gmail.com' else ${tagless} || '@' || ${domain} end`,
  );
}

/** Matches a couple by account, a guest by mailbox. Returns the changed conversations. */
export async function updateBlocked(
  tx: Database,
  { id, side, at }: { id: string; side: Side; at: Date | null },
): Promise<string[]> {
  const instant = at === null ? sql`null` : sql`${at.toISOString()}::timestamptz`;
  const set = side === "couple" ? sql`couple_blocked_at = ${instant}` : sql`provider_blocked_at = ${instant}`;
  const result = await rows<{ id: string }>(
    tx,
    sql`update conversation set ${set} where id in (
        select other.id from conversation c join enquiry e on e.id = c.enquiry_id
          join conversation other on other.provider_id = c.provider_id join enquiry o on o.id = other.enquiry_id
        where c.id = ${id} and (other.id = c.id or other.couple_id = c.couple_id
          or (c.couple_id is null and other.couple_id is null and e.couple_email <> '' and ${mailboxSql("o.couple_email")} = ${mailboxSql("e.couple_email")}))
        order by other.id for update of other)
      returning id`,
  );
  return result.map((each) => each.id);
}

const mailboxOfSender = mailboxSql("e.couple_email");
const mailboxOfAccount = mailboxSql("a.email");

export type Asker = { couple_id: string | null; couple_email: string };

/** With the blocking side. */
export async function listBlockedProviders(
  db: Database,
  { couple_id, couple_email }: Asker,
): Promise<{ provider_id: string; by: Side }[]> {
  const condition =
    couple_id === null
      ? sql`${normalEmail(couple_email)} in (${mailboxOfSender}, ${mailboxOfAccount})`
      : sql`c.couple_id = ${couple_id}`;
  return rows(
    db,
    sql`select c.provider_id, case when bool_or(c.couple_blocked_at is not null) then 'couple' else 'provider' end as by
      from conversation c join enquiry e on e.id = c.enquiry_id left join account a on a.id = c.couple_id
      where (c.couple_blocked_at is not null or c.provider_blocked_at is not null) and c.provider_id is not null and ${condition}
      group by c.provider_id`,
  );
}

export async function listBookedProviders(db: Database, couple_id: string): Promise<string[]> {
  const result = await rows<{ provider_id: string }>(
    db,
    sql`select distinct provider_id from conversation where couple_id = ${couple_id} and status = 'booked' and provider_id is not null`,
  );
  return result.map(({ provider_id }) => provider_id);
}
