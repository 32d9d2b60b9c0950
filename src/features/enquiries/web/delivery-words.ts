import type { Delivery, SentEnquiry } from "../../../contract/enquiries.ts";
import { formatNumber } from "../../../contract/format.ts";

/** What became of the mail to one provider. Delivered is no more than that its mail server took it. */
export const deliverySentences = {
  delivered: "Delivered to their mail server",
  waiting: "Waiting to be sent",
  failed: "Could not be delivered",
} as const satisfies Record<Delivery, string>;

const order = ["delivered", "waiting", "failed"] as const satisfies Delivery[];

/** Of many recipients, each state that there is with its count in words: `48 delivered`, `2 waiting`. */
export function deliveryCounts(deliveries: SentEnquiry["deliveries"]): { state: Delivery; words: string }[] {
  return order
    .filter((state) => deliveries[state] > 0)
    .map((state) => ({ state, words: `${formatNumber(deliveries[state])} ${state}` }));
}
