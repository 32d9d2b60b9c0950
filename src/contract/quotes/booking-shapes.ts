import { z } from "zod";
import { call } from "../call.ts";
import { sides } from "../conversations/words.ts";
import { id, orAbsent, paragraphs } from "../primitives.ts";
import * as words from "./booking-words.ts";
import * as limits from "./limits.ts";

const params = z.object({ id: z.string() });
const cents = z.int().min(0);

/** The agreement by an accepted quote [quotes-11]. */
export const booking = z
  .object({
    id,
    quote_id: id,
    conversation_id: id,
    state: z.enum(words.bookingStates),
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
    held_until: z.string().nullable().meta({ description: "Until when the provider confirms; null once it did." }),
    accepted_at: z.string(),
    confirmed_at: z.string().nullable(),
    cancelled_at: z.string().nullable(),
    cancelled_by: z.enum(sides).nullable(),
    fee_cents: cents
      .nullable()
      .meta({ description: "What is owed for the cancelling by the standard terms; null where the two settle it." }),
    cancelling: z.object({ fee_cents: cents.nullable(), says: z.string() }).nullable().meta({
      description: "What cancelling today would mean for the asking side; null where nothing can be cancelled.",
    }),
    may_confirm: z.boolean(),
  })
  .meta({ id: "Booking" });
export type Booking = z.infer<typeof booking>;

export const listBookings = call({
  ...words.listBookings,
  name: "listBookings",
  in_person: true,
  summary: "The bookings of the couple or provider that asks, by wedding day",
  group: "Quotes",
  status: 200,
  answer: z.object({ bookings: z.array(booking) }),
});

export const confirmBooking = call({
  ...words.confirmBooking,
  name: "confirmBooking",
  in_person: true,
  summary: "Confirms what a couple accepted, within 72 hours: the day is booked",
  group: "Quotes",
  params,
  status: 200,
  answer: z.object({ booking }),
  refusals: ["booking_not_found", "booking_over", "conversation_over", "business_hidden", "day_taken"],
});

export const cancelBooking = call({
  ...words.cancelBooking,
  name: "cancelBooking",
  in_person: true,
  summary: "Cancels a booking, by either side, and frees the day; says what the terms mean in rand",
  group: "Quotes",
  params,
  body: z.object({ text: orAbsent(paragraphs(limits.decline_text_length_max)) }),
  status: 200,
  answer: z.object({ booking }),
  refusals: ["booking_not_found", "booking_over"],
});
