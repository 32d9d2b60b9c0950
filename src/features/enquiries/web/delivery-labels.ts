import type { Delivery, SentEnquiry } from "../../../contract/enquiries/schema.ts";
import { formatNumber } from "../../../contract/format.ts";

/** The email's status at one provider [enquiries-21]. */
export const deliverySentences = {
  delivered: "Delivered",
  waiting: "Waiting to be sent",
  failed: "Could not be delivered",
  suppressed: "Doesn’t receive enquiries by email: please call",
} as const satisfies Record<Delivery, string>;

export const deliveredMeans = "“Delivered” means it reached their mail server. They may not have read it yet.";

export const suppressedMeans = "They’ll see your enquiry when they log in.";

export const answeredMeans =
  "“Answered” is what the vendor says. If you can’t find the reply, check your spam folder or call.";

const counted = {
  delivered: "delivered",
  waiting: "waiting",
  failed: "failed",
  suppressed: "without email: please call",
} as const satisfies Record<Delivery, string>;

const order = ["delivered", "waiting", "failed", "suppressed"] as const satisfies Delivery[];

/** Such as `48 delivered`, `2 waiting`. */
export function deliveryCounts(deliveries: SentEnquiry["deliveries"]): { state: Delivery; label: string }[] {
  return order
    .filter((state) => deliveries[state] > 0)
    .map((state) => ({ state, label: `${formatNumber(deliveries[state])} ${counted[state]}` }));
}
