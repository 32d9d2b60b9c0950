import { useState } from "react";
import { call } from "../../../client/call.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import { formatDate } from "../../../contract/format.ts";
import type { Booking } from "../../../contract/quotes/booking-shapes.ts";
import { cancelBooking, confirmBooking } from "../../../contract/quotes/booking-words.ts";
import { decline_text_length_max } from "../../../contract/quotes/limits.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import { sayMoment } from "../../../contract/quotes/say-due.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { QuestionDialog } from "../../../ui/question-dialog.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { bookingStateWords } from "./quote-words.ts";
import text from "../../../ui/text.module.css";
import styles from "./quote.module.css";

interface BookingProps {
  booking: Booking;
  /** Whose session it is; null for a guest. */
  as: AccountKind | null;
  onChange: () => Promise<void>;
}

const failed = "We could not do that. Please check your connection and try again.";

/** How far a booking has come, and what its side can do: confirm it, or cancel it once it was told what that means [quotes-13]. */
export function BookingActs({ booking, as, onChange }: BookingProps) {
  const [asked, setAsked] = useState<"confirm" | "cancel" | null>(null);
  const { words, tone } = bookingStateWords[booking.state];
  const close = () => setAsked(null);
  return (
    <div className={styles.acts}>
      <Badge tone={tone}>{words}</Badge>
      <span className={text.fine}>{sayBooking(booking, as)}</span>
      {as === "provider" && booking.may_confirm && (
        <Button small onClick={() => setAsked("confirm")}>
          Confirm the booking
        </Button>
      )}
      {as !== null && booking.cancelling !== null && (
        <Button small variant="quiet" onClick={() => setAsked("cancel")}>
          {booking.state === "held" && as === "provider" ? "I can’t take it" : "Cancel the booking"}
        </Button>
      )}
      <Confirm booking={booking} open={asked === "confirm"} onClose={close} onChange={onChange} />
      {as !== null && (
        <Cancel booking={booking} as={as} open={asked === "cancel"} onClose={close} onChange={onChange} />
      )}
    </div>
  );
}

function sayBooking(
  { state, held_until, wedding_date, cancelled_by, fee_cents }: Booking,
  as: AccountKind | null,
): string {
  const day = formatDate(wedding_date);
  if (state === "held" && held_until !== null)
    return `${day} is held until ${sayMoment(held_until)}${as === "provider" ? ": confirm it by then." : "; they confirm it by then."}`;
  if (state !== "cancelled") return day;
  if (cancelled_by === null) return `${day}: not confirmed in time, so nothing is booked.`;
  const who = cancelled_by === as ? "you" : cancelled_by === "couple" ? "the couple" : "the business";
  const owed =
    fee_cents === null
      ? "by the own terms"
      : fee_cents === 0
        ? "nothing is owed"
        : `${formatRandCents(fee_cents)} may be kept`;
  return `${day}: cancelled by ${who}; ${owed}.`;
}

type AskedProps = Omit<BookingProps, "as"> & { open: boolean; onClose: () => void };

function Confirm({ booking, onChange, ...asked }: AskedProps) {
  const toast = useToast();
  return (
    <QuestionDialog
      {...asked}
      title={`Confirm ${formatDate(booking.wedding_date)}?`}
      confirm="Confirm the booking"
      onConfirm={async () => {
        const outcome = await call(confirmBooking, { params: { id: booking.id }, failed });
        if (!outcome.ok) return outcome.error;
        toast("Booked. The day is taken in your calendar.", undefined, { tone: "good" });
        await onChange();
        return null;
      }}
    >
      <p>
        You agree with {booking.couple_name} on {formatRandCents(booking.total_cents)} in all for “{booking.title}” on{" "}
        {formatDate(booking.wedding_date)}: a deposit of {formatRandCents(booking.deposit_cents)} by{" "}
        {formatDate(booking.deposit_due_on)}, the rest by {formatDate(booking.balance_due_on)}. The day is booked in
        your calendar, and they are told.
      </p>
    </QuestionDialog>
  );
}

function Cancel({ booking, as, onChange, ...asked }: AskedProps & { as: AccountKind }) {
  const [words, setWords] = useState("");
  return (
    <QuestionDialog
      {...asked}
      danger
      title={`Cancel ${formatDate(booking.wedding_date)}?`}
      confirm="Cancel the booking"
      onConfirm={async () => {
        const outcome = await call(cancelBooking, { as, params: { id: booking.id }, body: { text: words }, failed });
        if (!outcome.ok) return outcome.error;
        await onChange();
        return null;
      }}
    >
      <p>{booking.cancelling?.says}</p>
      <p>The day is free again in the calendar, and the other side is told at once. This can’t be undone.</p>
      <Field wide label="A word to them" mark="(optional)">
        <Textarea
          name="text"
          maxLength={decline_text_length_max}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
    </QuestionDialog>
  );
}
