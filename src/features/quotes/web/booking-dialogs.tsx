import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import { formatDate } from "../../../contract/format.ts";
import type { Booking } from "../../../contract/quotes/booking-schema.ts";
import { cancelBookingCall, confirmBookingCall, cancelLinkedBookingCall } from "../../../contract/quotes/calls.ts";
import { decline_text_length_max } from "../../../contract/quotes/limits.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";

export interface GuestLink {
  token: string;
  proof: string | null;
}

export interface BookingProps {
  booking: Booking;
  as: AccountKind | null;
  guest?: GuestLink;
  onChange: () => Promise<void>;
}

const failed = "We could not do that. Please check your connection and try again.";

type DialogProps = Omit<BookingProps, "as" | "guest"> & { open: boolean; onClose: () => void };

export function ConfirmBooking({ booking, onChange, ...dialogProps }: DialogProps) {
  const toast = useToast();
  return (
    <QuestionDialog
      {...dialogProps}
      title={`Confirm ${formatDate(booking.wedding_date)}?`}
      confirm="Confirm the booking"
      onConfirm={async () => {
        const outcome = await call(confirmBookingCall, { params: { id: booking.id }, failed });
        if (!outcome.ok) return outcome.error;
        toast("Confirmed. The date is booked in your calendar.", { tone: "good" });
        await onChange();
        return null;
      }}
    >
      <p>
        You’re confirming “{booking.title}” for {booking.couple_name}: {formatRandCents(booking.total_cents)} on{" "}
        {formatDate(booking.wedding_date)}, with a deposit of {formatRandCents(booking.deposit_cents)} by{" "}
        {formatDate(booking.deposit_due_on)}, the balance by {formatDate(booking.balance_due_on)}. The date is booked in
        your calendar and we notify them.
      </p>
    </QuestionDialog>
  );
}

export function isDecline({ state }: Booking, as: AccountKind): boolean {
  return state === "held" && as === "provider";
}

export function CancelBooking({
  booking,
  as,
  guest,
  onChange,
  ...dialogProps
}: DialogProps & Pick<BookingProps, "guest"> & { as: AccountKind }) {
  const [text, setText] = useState("");
  const day = formatDate(booking.wedding_date);
  const other = as === "couple" ? booking.provider.name : booking.couple_name || "the couple";
  const labels = isDecline(booking, as)
    ? { title: `Decline the booking for ${day}?`, confirm: "Decline", cancel: "Keep it" }
    : { title: `Cancel the booking for ${day}?`, confirm: "Cancel the booking", cancel: "Keep the booking" };
  return (
    <QuestionDialog
      {...dialogProps}
      {...labels}
      danger
      onConfirm={async () => {
        const body = { text };
        const outcome =
          guest === undefined
            ? await call(cancelBookingCall, { as, params: { id: booking.id }, body, failed })
            : await call(cancelLinkedBookingCall, {
                params: { id: booking.quote_id },
                body: { token: guest.token, proof: guest.proof ?? "", ...body },
                failed,
              });
        if (!outcome.ok) return outcome.error;
        await onChange();
        return null;
      }}
    >
      <p>{booking.cancelling?.says}</p>
      <p>The date is released in the calendar and we notify {other} at once. This can’t be undone.</p>
      <Field wide label="Message" mark="(optional)">
        <Textarea
          name="text"
          maxLength={decline_text_length_max}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </QuestionDialog>
  );
}
