import { eq, sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { enquiryRecipient } from "../../schema/enquiries.ts";

/** The ids that emails use as subjects. */
export async function listSentIds(tx: Database, couple_id: string): Promise<string[]> {
  const result = await rows<{ id: string }>(
    tx,
    sql`select id from enquiry where couple_id = ${couple_id}
      union all select r.id from enquiry_recipient r join enquiry e on e.id = r.enquiry_id where e.couple_id = ${couple_id}`,
  );
  return result.map(({ id }) => id);
}

export async function listReceivedIds(tx: Database, provider_id: string): Promise<string[]> {
  const result = await tx
    .select({ id: enquiryRecipient.id })
    .from(enquiryRecipient)
    .where(eq(enquiryRecipient.provider_id, provider_id));
  return result.map(({ id }) => id);
}
