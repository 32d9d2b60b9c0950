import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/**
 * Takes a couple's own copies of its enquiries away, sent or waiting, in the transaction that deletes the couple and before
 * its row goes. The enquiries stay with the providers who received them; letters to providers that wait still leave [couples-12, enquiries-25].
 */
export async function forgetSender(tx: Database, couple_id: string): Promise<void> {
  await tx.execute(sql`
    delete from letter where template like '%_copy_to_couple' and subject_id in (
      select id from enquiry where couple_id = ${couple_id}
      union all select r.id from enquiry_recipient r join enquiry e on e.id = r.enquiry_id where e.couple_id = ${couple_id})`);
}
