import { useFetched } from "../../../client/call/use-fetched.ts";
import { useVisitor } from "../../../client/session/session.ts";
import { listBookingsCall } from "../../../contract/quotes/calls.ts";

/** Rule [quotes-11]. */
export function useMyDays(provider_id: string): string[] {
  const visitor = useVisitor();
  const as = visitor.kind === "couple" && !visitor.impersonated ? "couple" : null;
  const { value } = useFetched(listBookingsCall, { as, failed: "Your bookings could not be loaded." });
  const bookings = value?.bookings.filter(
    ({ provider, state }) => provider.id === provider_id && state === "confirmed",
  );
  return [...new Set(bookings?.map(({ wedding_date }) => wedding_date))];
}
