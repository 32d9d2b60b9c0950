import { sql } from "drizzle-orm";
import type { DeletionPreview } from "../../contract/admin-providers.ts";
import type { Context } from "../../platform/context.ts";
import { rows } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { isProviderId } from "./rules.ts";

/** What goes with a provider when it is deleted, and what stays [admin-8]. Refuses what can't be deleted. */
export async function previewDeletion({ db, clock }: Context, id: string): Promise<DeletionPreview> {
  if (!isProviderId(id)) refuse("provider_not_found");
  const now = clock().toISOString();
  const [found] = await rows<DeletionPreview & { is_super_admin: boolean }>(
    db,
    sql`select p.id, p.business_name, a.email, p.is_super_admin,
        (select count(*)::int from media where provider_id = p.id and role <> 'video') as pictures,
        (select count(*)::int from media where provider_id = p.id and role = 'video') as videos,
        (select count(*)::int from endorsement where endorser_id = p.id) as endorsements_given,
        (select count(*)::int from endorsement where endorsed_provider_id = p.id) as endorsements_received,
        (select count(*)::int from verification where verifier_id = p.id) as verifications_given,
        (select count(*)::int from verification where provider_id = p.id) as verifications_received,
        (select count(*)::int from favourite where provider_id = p.id) as favourites,
        (select count(*)::int from session where account_id = p.id and expires_at > ${now}::timestamptz) as sessions,
        (select count(*)::int from enquiry_recipient where provider_id = p.id) as enquiries_kept
      from provider p join account a on a.id = p.id
      where p.id = ${id}`,
  );
  const { is_super_admin, ...preview } = found ?? refuse("provider_not_found");
  if (is_super_admin) refuse("super_admin_stays");
  return preview;
}
