import type { BookingState } from "../../../contract/quotes/calls.ts";
import type { Database } from "../../../platform/database/database.ts";
import { canAccept, totalsOfQuote } from "../rules.ts";
import { listAllOf } from "../store.ts";

export type AgreedMoney = {
  booking_id: string;
  quote_id: string;
  title: string;
  provider_name: string;
  category_id: number | null;
  state: BookingState;
  total_cents: number;
  deposit_cents: number;
  balance_cents: number;
  deposit_due_on: string;
  balance_due_on: string;
  /** Owed on cancellation; null where the two sides settle it. */
  fee_cents: number | null;
  accepted_at: Date;
};

export type OfferedMoney = { category_id: number | null; total_cents: number };

export async function listMoney(
  db: Database,
  couple_id: string,
  now: Date,
): Promise<{ agreed: AgreedMoney[]; offered: OfferedMoney[] }> {
  const result = await listAllOf(db, "couple", couple_id);
  const open = result.filter((each) => canAccept(each, now));
  return {
    offered: open.map((each) => ({ category_id: each.category_id, total_cents: totalsOfQuote(each).total_cents })),
    agreed: result.flatMap(({ quote, booking, provider_name, category_id }) => {
      if (booking === null) return [];
      const { id: booking_id, state, total_cents, deposit_cents, balance_cents, fee_cents } = booking;
      const { deposit_due_on, balance_due_on, accepted_at } = booking;
      const money = { total_cents, deposit_cents, balance_cents, deposit_due_on, balance_due_on, fee_cents };
      const what = { booking_id, quote_id: quote.id, title: quote.title, provider_name, category_id, state };
      return [{ ...what, ...money, accepted_at: new Date(accepted_at) }];
    }),
  };
}
