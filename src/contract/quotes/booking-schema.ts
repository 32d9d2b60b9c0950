import { z } from "zod";
import { sides } from "../conversations/calls.ts";
import { id, orAbsent, paragraphs, idParams } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import * as limits from "./limits.ts";

const route = routesOf("Quotes", { in_person: true });
const cents = z.int().min(0);

/** The agreement by an accepted quote [quotes-11]. */
export const bookingSchema = z
  .object({
    id,
    quote_id: id,
    conversation_id: id,
    state: z.enum(calls.bookingStates),
    title: z.string(),
    number: z.string(),
    couple_name: z.string(),
    provider: z.object({ id: id.nullable(), name: z.string() }),
    wedding_date: z.string(),
    total_cents: cents,
    vat_cents: cents,
    deposit_cents: cents,
    balance_cents: cents,
    deposit_due_on: z.string(),
    balance_due_on: z.string(),
    held_until: z.string().nullable().describe("Deadline for the provider to confirm; null once confirmed."),
    accepted_at: z.string(),
    confirmed_at: z.string().nullable(),
    cancelled_at: z.string().nullable(),
    cancelled_by: z.enum(sides).nullable(),
    fee_cents: cents.nullable().describe("Cancellation fee under the standard terms; null if the parties settle it."),
    cancelling: z
      .object({ fee_cents: cents.nullable(), says: z.string() })
      .nullable()
      .describe("Effect of cancelling today for the caller; null if nothing can be cancelled."),
    may_confirm: z.boolean(),
  })
  .meta({ id: "Booking" });
export type Booking = z.infer<typeof bookingSchema>;

export const listBookingsRoute = route(calls.listBookingsCall, {
  name: "listBookings",
  summary: "List the caller's bookings, by wedding date",
  answer: z.object({ bookings: z.array(bookingSchema) }),
});

export const confirmBookingRoute = route(calls.confirmBookingCall, {
  name: "confirmBooking",
  summary: "Confirm a couple's acceptance within 72 hours, booking the date",
  params: idParams,
  answer: z.object({ booking: bookingSchema }),
  refusals: ["booking_not_found", "booking_over", "conversation_over", "business_hidden", "day_taken"],
});

export const cancelBookingRoute = route(calls.cancelBookingCall, {
  name: "cancelBooking",
  summary: "Cancel a booking as either party, freeing the date and stating the terms in rand",
  params: idParams,
  body: z.object({ text: orAbsent(paragraphs(limits.decline_text_length_max)) }),
  answer: z.object({ booking: bookingSchema }),
  refusals: ["booking_not_found", "booking_over"],
});
