import { sql } from "drizzle-orm";
import type { VerifiedIdentity } from "../../../contract/providers/identity.ts";
import { rows, type Database } from "../../../platform/database/database.ts";
import type { Verdict } from "../../trust/evaluate-trust.ts";

/** Locks the row, so that the next computation sees this one's changes. */
export async function lockForTrust(tx: Database, provider_id: string): Promise<void> {
  await tx.execute(sql`select id from provider where id = ${provider_id} for no key update`);
}

export async function lockAfter(tx: Database, after: string, limit: number): Promise<string[]> {
  const result = await rows<{ id: string }>(
    tx,
    sql`select id from provider where id > ${after} order by id limit ${limit} for no key update`,
  );
  return result.map(({ id }) => id);
}

/** In one statement; returns only the ids of changed rows. */
export async function updateTrust(db: Database, verdicts: readonly Verdict[]): Promise<string[]> {
  const changed = await rows<{ id: string }>(
    db,
    sql`update provider set trust_score = verdict.trust_score, trust_tier = verdict.trust_tier
    from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb) as verdict(id uuid, trust_score double precision, trust_tier text)
    where provider.id = verdict.id
      and (provider.trust_score, provider.trust_tier) is distinct from (verdict.trust_score, verdict.trust_tier)
    returning provider.id`,
  );
  return changed.map(({ id }) => id);
}

export async function endRest(tx: Database, provider_id: string): Promise<boolean> {
  const ended = await rows(
    tx,
    sql`update provider set is_verified = true, verification_rests_since = null, verification_rests_for = null,
        verified_as = identity_of(provider)
      where id = ${provider_id} and verification_rests_since is not null returning id`,
  );
  return ended.length > 0;
}

export async function resumeRest(
  tx: Database,
  provider_id: string,
  { since, changed, verified_as }: { since: string; changed: string; verified_as: VerifiedIdentity },
): Promise<void> {
  await tx.execute(
    sql`update provider set is_verified = false, verification_rests_since = ${since}::timestamptz,
        verification_rests_for = ${changed}, verified_as = ${JSON.stringify(verified_as)}::jsonb
      where id = ${provider_id} and is_verified`,
  );
}

export async function listAnswering(db: Database): Promise<Map<string, number>> {
  const result = await rows<{ id: string; answers_within: number }>(
    db,
    sql`select id, answers_within from provider where answers_within is not null`,
  );
  return new Map(result.map(({ id, answers_within }) => [id, answers_within]));
}

export async function updateAnswering(
  tx: Database,
  measured: readonly { id: string; hours: number | null }[],
): Promise<void> {
  await tx.execute(sql`update provider set answers_within = measured.hours
    from jsonb_to_recordset(${JSON.stringify(measured)}::jsonb) as measured(id uuid, hours smallint) where provider.id = measured.id`);
}
