import { sql } from "drizzle-orm";
import type { VerificationStatus } from "../../contract/verifications.ts";
import { rows, type Database } from "../../platform/database.ts";

/** A provider's verification, and whether one certain provider (if any) has part in it; null when it does not exist. */
export async function findStatus(
  db: Database,
  provider_id: string,
  verifier_id: string | null,
): Promise<VerificationStatus | null> {
  const [found] = await rows<VerificationStatus>(
    db,
    sql`select p.is_verified, v.verification_count, v.has_verified
      from provider p
      cross join lateral (
        select count(*)::int as verification_count, coalesce(bool_or(verifier_id = ${verifier_id}::uuid), false) as has_verified
        from verification where provider_id = p.id
      ) v
      where p.id = ${provider_id}`,
  );
  return found ?? null;
}
