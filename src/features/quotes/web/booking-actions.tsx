import { useState } from "react";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import { formatDate } from "../../../contract/format.ts";
import type { Booking } from "../../../contract/quotes/booking-schema.ts";
import { formatDeadlineDate } from "../../../contract/quotes/format-due.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { type BookingProps, ConfirmBooking, CancelBooking, isDecline } from "./booking-dialogs.tsx";
import { bookingStateLabels } from "./quote-labels.ts";
import text from "../../../ui/text.module.css";

/** Rule [quotes-13]. */
export function BookingActions({ booking, as, guest, onChange }: BookingProps) {
  const [requested, setRequested] = useState<"confirm" | "cancel" | null>(null);
  const { words, tone } = bookingStateLabels[booking.state];
  const close = () => setRequested(null);
  return (
    <div className={text.actions}>
      <Badge tone={tone}>{words}</Badge>
      <span className={text.fine}>{formatBooking(booking, as)}</span>
      {as === "provider" && booking.may_confirm && (
        <Button small onClick={() => setRequested("confirm")}>
          Confirm the booking
        </Button>
      )}
      {as !== null && booking.cancelling !== null && guest?.proof === null && (
        <span className={text.fine}>To cancel, open the link in our email about this booking.</span>
      )}
      {as !== null && booking.cancelling !== null && guest?.proof !== null && (
        <Button small variant="quiet" onClick={() => setRequested("cancel")}>
          {isDecline(booking, as) ? "Decline booking" : "Cancel the booking"}
        </Button>
      )}
      <ConfirmBooking booking={booking} open={requested === "confirm"} onClose={close} onChange={onChange} />
      {as !== null && (
        <CancelBooking
          booking={booking}
          as={as}
          guest={guest}
          open={requested === "cancel"}
          onClose={close}
          onChange={onChange}
        />
      )}
    </div>
  );
}

function formatBooking(
  { state, held_until, wedding_date, cancelled_by, fee_cents, provider }: Booking,
  as: AccountKind | null,
): string {
  const day = formatDate(wedding_date);
  if (state === "held" && held_until !== null)
    return `${day} is held until ${formatDeadlineDate(held_until)}. ${as === "provider" ? "Confirm" : `${provider.name} must confirm`} by then.`;
  if (state !== "cancelled") return day;
  if (cancelled_by === null) return `${day}: not confirmed in time, so nothing is booked.`;
  const who = cancelled_by === as ? "you" : cancelled_by === "couple" ? "the couple" : "the business";
  const owed =
    fee_cents === null
      ? "the vendor’s own terms apply"
      : fee_cents === 0
        ? "nothing is owed"
        : `${formatRandCents(fee_cents)} may be kept`;
  return `${day}: cancelled by ${who}; ${owed}.`;
}
