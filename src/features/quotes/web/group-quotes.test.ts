import { expect, test } from "vitest";
import type { Booking } from "../../../contract/quotes/booking-schema.ts";
import { groupQuotes } from "./group-quotes.ts";

const booking = { id: "booking" } as Booking;

test("a quote is shown once: at its message, or at the end where its message is not shown", () => {
  const quotes = [
    { id: "sent", message_id: "m1", booking },
    { id: "draft", message_id: null, booking: null },
    { id: "of a deleted message", message_id: "m9", booking: null },
  ];
  const { sent, unsent, bookings } = groupQuotes(quotes, [{ id: "m0" }, { id: "m1" }]);
  expect(sent.map(({ id }) => id)).toEqual(["sent"]);
  expect(unsent.map(({ id }) => id)).toEqual(["draft", "of a deleted message"]);
  expect(bookings).toEqual([booking]);
});
