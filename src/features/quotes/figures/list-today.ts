import { addDays, southAfricanDate } from "../../../contract/south-african-time.ts";
import { ahead_days, expiring_days } from "../../../contract/today/calls.ts";
import type { ProviderToday, ToConfirm } from "../../../contract/today/schema.ts";
import type { Context } from "../../../platform/context.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { listPaymentsDue } from "./store-figures.ts";
import { listExpiring, listBookingsToConfirm, listWeddings } from "./store-today.ts";

type TodayContext = Pick<Context, "actor" | "db" | "clock">;

/** Null for an admin acting as the provider [quotes-16]. */
export async function listToConfirm({ actor, db, clock }: TodayContext): Promise<ToConfirm[] | null> {
  const { id, admin_id } = requireProvider(actor);
  if (admin_id !== null) return null;
  const bookings = await listBookingsToConfirm(db, id, clock());
  return bookings.map((each) => ({ ...each, held_until: new Date(each.held_until).toISOString() }));
}

/** Expiring quotes, weddings and payments; null for an admin acting as the provider [quotes-16]. */
export async function listToday({ actor, db, clock }: TodayContext): Promise<ProviderToday["bookings"]> {
  const { id, admin_id } = requireProvider(actor);
  if (admin_id !== null) return null;
  const today = southAfricanDate(clock());
  const due = await listPaymentsDue(db, id, today);
  return {
    expiring: await listExpiring(db, id, { from: today, to: addDays(today, expiring_days) }),
    weddings: await listWeddings(db, id, today),
    due: due
      .filter(({ due_on }) => due_on <= addDays(today, ahead_days))
      .map(({ conversation_id, couple_name, part, due_on, cents }) => ({
        conversation_id,
        couple_name,
        part,
        due_on,
        cents,
      })),
  };
}
