import type { QuoteFigures } from "../../../contract/quotes/figures-schema.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { countStates, listPaymentsDue, sumBooked } from "./store-figures.ts";
import { monthsUntil, tallyStates } from "./tally-states.ts";

/** Results by state, income by month and what is due next [quotes-23]. */
export async function readFigures({
  actor,
  db,
  clock,
}: Pick<Context, "actor" | "db" | "clock">): Promise<{ figures: QuoteFigures }> {
  const { id } = requireProvider(actor);
  const today = southAfricanDate(clock());
  const months = monthsUntil(today);
  const booked = new Map((await sumBooked(db, id, `${months[0]}-01`)).map((each) => [each.month, each]));
  return {
    figures: {
      ...tallyStates(await countStates(db, id, today)),
      months: months.map((month) => booked.get(month) ?? { month, bookings: 0, total_cents: 0 }),
      due: await listPaymentsDue(db, id, today),
    },
  };
}
