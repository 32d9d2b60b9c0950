import { useVisitor } from "../../../client/session.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import { formatDate } from "../../../contract/format.ts";
import { listBookings } from "../../../contract/quotes/booking-words.ts";

/** What the couple that is signed in has booked on a date, as a sentence by the vendor's id: that day is not lost to it. */
export function useOwnBookings(date: string): ReadonlyMap<string | null, string> {
  const visitor = useVisitor();
  // nobody who acts as somebody reads what was booked
  const isAsked = date !== "" && visitor.kind === "couple" && !visitor.impersonated;
  const { value } = useFetched(listBookings, { as: isAsked ? "couple" : null, failed: "" });
  const sentences = { confirmed: "You booked them for", held: "They must still confirm your booking for" } as const;
  const own = (value?.bookings ?? []).flatMap(({ provider, wedding_date, state }) =>
    wedding_date === date && (state === "confirmed" || state === "held")
      ? [[provider.id, `${sentences[state]} ${formatDate(date)}`] as const]
      : [],
  );
  return new Map(own);
}
