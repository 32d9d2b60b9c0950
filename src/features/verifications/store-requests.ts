import { eq, sql, type SQL } from "drizzle-orm";
import type { VerificationRequestRead } from "../../contract/verifications/schema.ts";
import { rows, type Database } from "../../platform/database/database.ts";
import { isoTimestamp } from "../../platform/iso-timestamp.ts";
import { verificationRequest } from "../../schema/trust.ts";
import { isProviderId } from "../providers/rules.ts";

export { answerRequests, insertRequest, reopenAnswered } from "../badges/store-requests.ts";

/** For admins, with the sender. Timestamps are ISO 8601, UTC. */
export type RequestRow = Omit<VerificationRequestRead, "category_name"> & { category_id: number | null };

type Wanted = { is_open: boolean; limit: number; offset: number };

/** Providers verified otherwise are no longer waiting; only a provider's newest request counts. */
const open = sql`r.decided_at is null and not p.is_verified and not exists (
  select 1 from verification_request n where n.provider_id = r.provider_id and n.decided_at is null and n.created_at > r.created_at)`;
const decided = sql`r.decided_at is not null`;

/** For similar-looking names: ignores case, accents, spaces and signs, and maps lookalike letters to Latin. */
const looksOf = (name: SQL) =>
  sql`regexp_replace(translate(lower(normalize(${name}, NFKD)), 'аеорсухіјѕԁһӏкмтвнαορνικτυχ01', 'aeopcyxijsdhlkmtbhaopviktuxol'), '[^[:alnum:]]', '', 'g')`;

export async function listRequestRows(db: Database, { is_open, limit, offset }: Wanted): Promise<RequestRow[]> {
  return rows(
    db,
    sql`select r.id, r.provider_id, p.business_name, p.contact_person, p.category_ids[1] as category_id, p.city,
        p.is_published, (select count(*)::int from verification v where v.provider_id = p.id
          and (p.verification_rests_since is null or v.created_at > p.verification_rests_since)) as verification_count,
        (select v.business_name from provider v where v.is_verified and v.id <> p.id
          and ${looksOf(sql`v.business_name`)} = ${looksOf(sql`p.business_name`)} limit 1) as resembles, r.motivation, ${isoTimestamp("r.created_at")} as created_at, r.decision, ${isoTimestamp("r.decided_at")} as decided_at,
        (select business_name from provider d where d.id = r.decided_by) as decided_by_name, r.note
      from verification_request r join provider p on p.id = r.provider_id
      where ${is_open ? open : decided}
      order by ${is_open ? sql`r.created_at, r.id` : sql`r.decided_at desc, r.id desc`} limit ${limit} offset ${offset}`,
  );
}

export async function countRequestRows(db: Database, is_open: boolean): Promise<number> {
  return db.$count(sql`verification_request r join provider p on p.id = r.provider_id`, is_open ? open : decided);
}

export async function findRequest(db: Database, id: string) {
  if (!isProviderId(id)) return null;
  const [result] = await db.select().from(verificationRequest).where(eq(verificationRequest.id, id));
  return result ?? null;
}
