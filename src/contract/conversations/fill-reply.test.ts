import { expect, test } from "vitest";
import { fillReply, hasOnlyFields } from "./fill-reply.ts";

const wedding = { couple_name: "Lerato & Sipho", wedding_date: "2027-03-20", venue_location: "Paarl" };

test.each([
  ["Hello {couple}!", "Hello Lerato & Sipho!"],
  ["{date} in {venue}, {couple}: {date}", "20 March 2027 in Paarl, Lerato & Sipho: 20 March 2027"],
  ["{Couple} {couple } {} {price} {constructor}", "{Couple} {couple } {} {price} {constructor}"],
  ["nothing", "nothing"],
])("%s becomes %s", (text, filled) => {
  expect(fillReply(text, wedding)).toBe(filled);
});

test("what an enquiry leaves out is filled in with words", () => {
  const emptyEnquiry = { couple_name: "", wedding_date: null, venue_location: null };
  expect(fillReply("Hello {couple}, we know {venue} and are free on {date}.", emptyEnquiry)).toBe(
    "Hello there, we know your venue and are free on your wedding day.",
  );
});

test("a couple's name fills in no other field", () => {
  expect(fillReply("{couple}", { ...wedding, couple_name: "{venue} $& $1" })).toBe("{venue} $& $1");
});

test("braces accept only known fields", () => {
  expect(hasOnlyFields("{couple} {date} {venue} { a } {}")).toBe(true);
  expect(hasOnlyFields("{couple} {name}")).toBe(false);
  expect(hasOnlyFields("{toString}")).toBe(false);
});
