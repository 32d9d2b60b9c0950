import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import { PrefillOffer } from "../../../client/prefill-offer.tsx";
import { storedText } from "../../../client/stored.ts";
import { useWeddingDate } from "../../../client/use-wedding-date.ts";
import { formatDate } from "../../../contract/format.ts";

/** Only for this date; another date is offered again. */
const declined = storedText({ in: "browser", key: "umshado.date_declined" });

/**
 * Only for signed-in couples with a date, until dismissed [calendars-8]. `addressOf` returns null if the page is for
 * that date already.
 */
export function DateOffer({ addressOf }: { addressOf: (date: string) => string | null }) {
  const date = useWeddingDate();
  if (date === null) return null;
  const name = formatDate(date);
  return (
    <PrefillOffer value={date} declined={declined} name={name} icon={CalendarDays} to={addressOf(date)}>
      Available on your date: {name}
    </PrefillOffer>
  );
}
