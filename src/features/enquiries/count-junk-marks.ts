import { and, countDistinct, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { enquiry, enquiryRecipient } from "../../schema/enquiries.ts";
import type { Sender } from "./rules.ts";

/** How many providers marked what a sender sent as junk since a moment: what its account sent, or what bears its email [enquiries-24]. */
export async function countJunkMarks(db: Database, sender: Sender, since: Date): Promise<number> {
  const isSender =
    sender.couple_id === null
      ? sql`lower(${enquiry.couple_email}) = ${sender.couple_email.toLowerCase()}`
      : and(eq(enquiry.couple_id, sender.couple_id), isNull(enquiry.joined_at));
  const [found] = await db
    .select({ marks: countDistinct(enquiryRecipient.provider_id) })
    .from(enquiryRecipient)
    .innerJoin(enquiry, eq(enquiry.id, enquiryRecipient.enquiry_id))
    .where(and(isSender, gt(enquiryRecipient.junk_at, since)));
  return found?.marks ?? 0;
}
