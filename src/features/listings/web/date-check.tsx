import { useAnswer } from "../../../client/call/use-answer.ts";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { useVisitor } from "../../../client/session/session.ts";
import { readAvailabilityCall } from "../../../contract/calendars/calls.ts";
import { formatDate } from "../../../contract/format.ts";
import { listBookingsCall } from "../../../contract/quotes/calls.ts";
import { Banner } from "../../../ui/page/banner.tsx";
import { Others } from "./others.tsx";
import text from "../../../ui/text.module.css";
import styles from "./date-check.module.css";

/** Whether the couple's own booking takes the date; null until known or if free. */
function useMyBooking({ id, date }: { id: string; date: string }, isUnavailable: boolean): "booked" | "none" | null {
  const visitor = useVisitor();
  // an acting admin can't read bookings
  const isRequested = isUnavailable && visitor.kind === "couple" && !visitor.impersonated;
  const { value, error } = useFetched(listBookingsCall, { as: isRequested ? "couple" : null, failed: "" });
  if (!isUnavailable || (isRequested && value === null && error === null)) return null;
  const isBooked = value?.bookings.some(
    ({ provider, wedding_date, state }) =>
      provider.id === id && wedding_date === date && (state === "held" || state === "confirmed"),
  );
  return isRequested && isBooked ? "booked" : "none";
}

interface DateCheckProps {
  provider: { id: string; business_name: string };
  date: string;
}

/** With alternatives if taken [calendars-9]. Renders nothing on failure, so the enquiry still works. */
export function DateCheck({ provider: { id, business_name }, date }: DateCheckProps) {
  const { answer, isOld } = useAnswer(readAvailabilityCall, { params: { id }, query: { from: date }, failed: "" });
  const [day] = answer && !isOld ? answer.days : [];
  const availability = day?.availability ?? "not_known";
  const on = formatDate(date);
  const myBooking = useMyBooking({ id, date }, availability === "taken");
  return (
    <div aria-live="polite" className={styles.check}>
      {availability === "free" && <p className={text.fine}>Their calendar shows that they’re available on {on}.</p>}
      {availability === "limited" && <p className={text.fine}>They have some places left on {on}.</p>}
      {myBooking === "booked" && <p className={text.fine}>Your own booking with them is on {on}.</p>}
      {myBooking === "none" && (
        <Banner tone="warn" title={`${business_name} is not available on ${on}`}>
          You can still enquire, in case your date or theirs changes. <Others id={id} date={date} />
        </Banner>
      )}
    </div>
  );
}
