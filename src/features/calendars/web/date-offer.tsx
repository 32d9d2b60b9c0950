import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import { OwnOffer } from "../../../client/own-offer.tsx";
import { storedText } from "../../../client/stored.ts";
import { useWeddingDate } from "../../../client/use-wedding-date.ts";
import { formatDate } from "../../../contract/format.ts";

/** The date that this browser does not offer: another one is offered again. */
const declined = storedText({ in: "browser", key: "umshado.date_declined" });

/**
 * Offers a signed-in couple who is free on its wedding date, until it takes the offer off [calendars-8]. Nothing for everybody else.
 * `addressOf`: the address of what is offered; null where it is for that date already.
 */
export function DateOffer({ addressOf }: { addressOf: (date: string) => string | null }) {
  const date = useWeddingDate();
  if (date === null) return null;
  const name = formatDate(date);
  return (
    <OwnOffer value={date} declined={declined} name={name} icon={CalendarDays} to={addressOf(date)}>
      Available on your date: {name}
    </OwnOffer>
  );
}
