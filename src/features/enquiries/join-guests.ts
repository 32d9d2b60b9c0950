import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { ConfirmedAccount } from "../accounts/rules.ts";

/**
 * Gives a couple whose address is known to be its own what was sent with that address while nobody was signed in, in the
 * transaction that confirms the address. What was cut from a deleted account stays cut: its copies went with that
 * account, while a guest's are there. Junk marks on what joins never count against the couple: anybody may have written it [enquiries-11].
 */
export async function joinGuestEnquiries(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { id, kind, email }: ConfirmedAccount,
): Promise<void> {
  if (kind !== "couple") return;
  await tx.execute(sql`
    update enquiry set couple_id = ${id}, joined_at = ${clock().toISOString()}::timestamptz
    where couple_id is null and lower(couple_email) = lower(${email}) and exists (
      select 1 from letter where letter.template like '%_copy_to_couple' and letter.subject_id in (
        select enquiry.id union all select recipient.id from enquiry_recipient recipient where recipient.enquiry_id = enquiry.id))`);
}
