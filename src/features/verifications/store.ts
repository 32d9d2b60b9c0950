import { desc, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { VerificationStatus } from "../../contract/verifications/schema.ts";
import { firstRow, type Database } from "../../platform/database/database.ts";
import { account } from "../../schema/accounts.ts";
import { provider } from "../../schema/providers.ts";
import { verification, verificationRequest } from "../../schema/trust.ts";

export { findProviderStatus } from "../badges/store.ts";

export async function findStatus(
  db: Database,
  provider_id: string,
  verifier_id: string | null,
): Promise<VerificationStatus | null> {
  return firstRow<VerificationStatus>(db, statusOf(provider_id, verifier_id, sql``));
}

export async function findPublicStatus(
  db: Database,
  provider_id: string,
  verifier_id: string | null,
): Promise<(VerificationStatus & { is_by_peers: boolean }) | null> {
  const query = statusOf(provider_id, verifier_id, byPeers);
  return firstRow<VerificationStatus & { is_by_peers: boolean }>(db, query);
}

const byPeers = sql`, p.is_verified and exists (select 1 from badge
    where provider_id = p.id and badge_type = 'verified' and origin = 'peers') as is_by_peers`;

function statusOf(provider_id: string, verifier: string | null, more: SQL): SQLWrapper {
  return sql`select p.is_verified, v.verification_count, v.has_verified${more}
    from provider p
    cross join lateral (
      select count(*)::int as verification_count, coalesce(bool_or(verifier_id = ${verifier}::uuid), false) as has_verified
      from verification where provider_id = p.id and (p.verification_rests_since is null or created_at > p.verification_rests_since)
    ) v
    where p.id = ${provider_id}`;
}

const { verifier_id, provider_id: verified_id, created_at } = verification;

export async function listGivenVerifications(db: Database, id: string) {
  return db
    .select({ provider_id: verified_id, business_name: provider.business_name, created_at })
    .from(verification)
    .innerJoin(provider, eq(provider.id, verified_id))
    .where(eq(verifier_id, id))
    .orderBy(created_at, verification.id);
}

export async function listReceivedVerifications(db: Database, id: string) {
  return db
    .select({ verifier_id, business_name: provider.business_name, created_at })
    .from(verification)
    .innerJoin(provider, eq(provider.id, verifier_id))
    .where(eq(verified_id, id))
    .orderBy(created_at, verification.id);
}

export async function listRequestsOfProvider(db: Database, id: string) {
  const { motivation, created_at: requested_at, decision, decided_at, note, provider_id } = verificationRequest;
  return db
    .select({ motivation, created_at: requested_at, decision, decided_at, note })
    .from(verificationRequest)
    .where(eq(provider_id, id))
    .orderBy(requested_at);
}

/** False where the pair has one already; one from before a pause is renewed [trust-24]. */
export async function insertVerification(tx: Database, row: typeof verification.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(verification)
    .values(row)
    .onConflictDoUpdate({
      target: [verifier_id, verified_id],
      set: { created_at: row.created_at },
      setWhere: sql`${created_at} <= (select verification_rests_since from provider where id = ${row.provider_id})`,
    })
    .returning({ id: verification.id });
  return added.length > 0;
}

export async function findLastRequest(db: Database, id: string): Promise<Date | null> {
  const { provider_id, created_at: requested_at } = verificationRequest;
  const [last] = await db
    .select({ requested_at })
    .from(verificationRequest)
    .where(eq(provider_id, id))
    .orderBy(desc(requested_at))
    .limit(1);
  return last?.requested_at ?? null;
}

export async function findRequestForEmail(db: Database, request_id: string) {
  const { business_name, contact_person } = provider;
  const { motivation, provider_id } = verificationRequest;
  const [result] = await db
    .select({ motivation, provider_id, business_name, contact_person, email: account.email })
    .from(verificationRequest)
    .innerJoin(provider, eq(provider.id, provider_id))
    .innerJoin(account, eq(account.id, provider.id))
    .where(eq(verificationRequest.id, request_id));
  return result ?? null;
}
