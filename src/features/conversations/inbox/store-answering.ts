import { sql, type SQL } from "drizzle-orm";
import { answering_days, answering_hours } from "../../../contract/conversations/answering.ts";
import { day_ms, hour_ms } from "../../../contract/durations.ts";
import { rows, type Database } from "../../../platform/database/database.ts";

/** `answered`: within 48 hours. The median is null where half have no answer. */
export type Answering = { enquiries: number; answered: number; median_minutes: number | null };

/** Last ninety days, answered or 48 hours old. Without junk and those answered elsewhere or closed first. */
function counted(now: Date): SQL {
  const since = new Date(now.getTime() - answering_days * day_ms).toISOString();
  const due = new Date(now.getTime() - answering_hours * hour_ms).toISOString();
  return sql`(select c.provider_id, extract(epoch from c.answered_at - c.opened_at)::float8 / 60 as minutes from conversation c
    where c.provider_id is not null and c.opened_at > ${since}::timestamptz and not c.is_junk
      and (c.answered_at is not null
        or (c.opened_at <= ${due}::timestamptz and c.answered_elsewhere_at is null and c.status <> 'closed' and not c.is_couple_deleted))) as counted`;
}

const figures = sql`count(*)::int as enquiries, (count(*) filter (where minutes <= ${sql.raw(String(answering_hours * 60))}))::int as answered,
  percentile_disc(0.5) within group (order by coalesce(minutes, 'Infinity'::float8)) as median`;

type Figures = Omit<Answering, "median_minutes"> & { median: number | null };

const answeringOf = ({ median, ...counts }: Figures): Answering => ({
  ...counts,
  median_minutes: median === null || !Number.isFinite(median) ? null : Math.round(median),
});

export async function measureAll(db: Database, now: Date, enquiries_min: number): Promise<Map<string, Answering>> {
  const result = await rows<Figures & { provider_id: string }>(
    db,
    sql`select provider_id, ${figures} from ${counted(now)} group by provider_id having count(*) >= ${enquiries_min}`,
  );
  return new Map(result.map(({ provider_id, ...each }) => [provider_id, answeringOf(each)]));
}

export async function measureOne(db: Database, provider_id: string, now: Date): Promise<Answering> {
  const [result] = await rows<Figures>(
    db,
    sql`select ${figures} from ${counted(now)} where provider_id = ${provider_id}`,
  );
  return answeringOf(result ?? { enquiries: 0, answered: 0, median: null });
}

export type UnansweredEnquiry = {
  id: string;
  couple_name: string;
  wedding_date: string | null;
  opened_at: Date | string;
};

/** Longest first. */
export async function listWaiting(db: Database, provider_id: string, before: Date): Promise<UnansweredEnquiry[]> {
  return rows(
    db,
    sql`select c.id, e.couple_name, e.wedding_date::text as wedding_date, c.opened_at from conversation c join enquiry e on e.id = c.enquiry_id
      where c.provider_id = ${provider_id} and c.opened_at <= ${before.toISOString()}::timestamptz and ${isWaiting} order by c.opened_at, c.id`,
  );
}

const isWaiting = sql`c.status = 'new' and not c.is_junk and c.archived_at is null and c.answered_elsewhere_at is null and not c.is_couple_deleted
  and c.provider_blocked_at is null and c.couple_blocked_at is null`;

interface Timestamps {
  readonly waiting_since: Date;
  readonly not_before: Date;
  readonly quiet_since: Date;
}

/** Uses indexes for both conditions. */
export function unreminded({ waiting_since, not_before, quiet_since }: Timestamps): SQL {
  return sql`select c.id from conversation c join account a on a.id = c.provider_id
    where c.nudged_at is null and a.email_verified_at is not null and ${isWaiting}
      and c.opened_at between ${not_before.toISOString()}::timestamptz and ${waiting_since.toISOString()}::timestamptz
      and not exists (select 1 from conversation o where o.provider_id = c.provider_id and o.nudged_at > ${quiet_since.toISOString()}::timestamptz)`;
}

/** Returns providers to email. Skips those emailed since `quiet_since` and unconfirmed ones. Safe in parallel. */
export async function markNudged(
  tx: Database,
  { now, ...timestamps }: Timestamps & { now: Date },
): Promise<{ provider_id: string; email: string }[]> {
  return rows(
    tx,
    sql`with reminded as (update conversation set nudged_at = ${now.toISOString()}::timestamptz where id in (
        ${unreminded(timestamps)} order by c.id for update of c skip locked)
        returning provider_id)
      select distinct reminded.provider_id, a.email from reminded join account a on a.id = reminded.provider_id`,
  );
}
