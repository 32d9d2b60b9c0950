import type { BulkCandidate, BulkOutcome, EnquiryBreakdown } from "../../../contract/enquiries/bulk-schema.ts";
import { enquiryMessages } from "../../../contract/enquiries/calls.ts";
import type { Previewed } from "./preview-bulk-enquiry.ts";
import type { BulkSent } from "./save-bulk.ts";

function sumUp(breakdown: EnquiryBreakdown) {
  const providers_contacted = breakdown.reduce((sum, { provider_count }) => sum + provider_count, 0);
  return { providers_contacted, categories: breakdown.length, breakdown };
}

export function presentPreview({
  previewed,
  taken,
  elsewhere,
}: {
  previewed: readonly Previewed[];
  taken: number;
  elsewhere: number;
}) {
  const groups = [...Map.groupBy(previewed, ({ category_id }) => category_id).values()];
  const recipients = groups.map((group) => {
    const { category_id = 0, category = "" } = group[0] ?? {};
    return { category_id, category, providers: group.map(presentCandidate) };
  });
  const breakdown = recipients.map(({ category, providers }) => ({ category, provider_count: providers.length }));
  return { ...sumUp(breakdown), taken, elsewhere, recipients };
}

function presentCandidate(row: Previewed): BulkCandidate {
  const { id, business_name, city, province, price_from, typical_price, price_range, willing_to_travel, serves_venue } =
    row;
  return { id, business_name, city, province, price_from, typical_price, price_range, willing_to_travel, serves_venue };
}

/** A pending enquiry has sent nothing. */
export function presentOutcome({ state, breakdown, unmailed = 0, taken = 0 }: BulkSent): BulkOutcome {
  const { providers_contacted, categories } = sumUp(breakdown);
  const emails_sent = state === "sent" ? providers_contacted - unmailed : 0;
  const message = bulkMessage(state, emails_sent === 0 && unmailed > 0);
  return { message, state, emails_sent, providers_contacted, categories, taken, breakdown };
}

function bulkMessage(state: BulkSent["state"], isUnmailed: boolean): string {
  if (state === "awaiting_confirmation") return enquiryMessages.bulk_waits;
  return isUnmailed ? enquiryMessages.bulk_unmailed : enquiryMessages.bulk_sent;
}
