import type { Decision } from "../../../contract/couples/dashboard-schema.ts";
import type { Database } from "../../../platform/database/database.ts";
import { canAccept, totalsOfQuote } from "../rules.ts";
import { listAllOf } from "../store.ts";

export type BookedVendor = {
  quote_id: string;
  provider_id: string | null;
  provider_name: string;
  category_id: number | null;
  total_cents: number;
  is_held: boolean;
};

export type OpenQuote = Decision & { category_id: number | null; provider_id: string | null };

export async function listDecisions(
  db: Database,
  couple_id: string,
  now: Date,
): Promise<{ open: OpenQuote[]; booked: BookedVendor[] }> {
  const result = await listAllOf(db, "couple", couple_id);
  const open = result
    .filter((each) => canAccept(each, now))
    .map((each) => {
      const { quote, provider_name, category, category_id, category_slug, business } = each;
      const { id: quote_id, valid_until } = quote;
      const { total_cents } = totalsOfQuote(each);
      const provider_id = business?.id ?? null;
      return { quote_id, provider_id, provider_name, category, category_id, category_slug, total_cents, valid_until };
    });
  return {
    open: open.toSorted((a, b) => (a.valid_until ?? "9999").localeCompare(b.valid_until ?? "9999")),
    booked: result.flatMap(({ quote, booking, provider_name, category_id, business }) => {
      if (booking === null || booking.state === "cancelled") return [];
      const { total_cents, state } = booking;
      const provider_id = business?.id ?? null;
      return [{ quote_id: quote.id, provider_id, provider_name, category_id, total_cents, is_held: state === "held" }];
    }),
  };
}
