import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { enquiry, enquiryRecipient } from "../../schema/enquiries.ts";

/** How many enquiries a provider received since a moment, without those that it marked as junk [providers-22]. */
export async function countReceivedSince(db: Database, provider_id: string, since: Date): Promise<number> {
  const [found] = await db
    .select({ received: count() })
    .from(enquiryRecipient)
    .innerJoin(enquiry, eq(enquiry.id, enquiryRecipient.enquiry_id))
    .where(
      and(
        eq(enquiryRecipient.provider_id, provider_id),
        gt(enquiry.created_at, since),
        isNull(enquiryRecipient.junk_at),
      ),
    );
  return found?.received ?? 0;
}
