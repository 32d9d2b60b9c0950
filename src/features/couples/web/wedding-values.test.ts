import { expect, test } from "vitest";
import type { Couple } from "../../../contract/couples/schema.ts";
import { changedValues, hasWeddingForm, isIncomplete, weddingValues } from "./wedding-values.ts";

const couple: Couple = {
  id: "c1",
  name: "Thandeka & Pieter",
  email: "thandeka@post.example",
  email_verified: true,
  partner1_name: "Thandeka",
  partner2_name: "Pieter",
  wedding_date: "2027-03-07",
  phone: "+27825550142",
  venue_name: "Wildevy",
  venue_location: "Franschhoek, Western Cape",
  venue_place: "franschhoek",
  venue_place_name: "Franschhoek",
  venue_province: "Western Cape",
  guest_count: 120,
  provider: "local",
  wedding_id: "c1",
  role: "owner",
};

test("only changed fields are sent: emptied ones too, fields outside the form never", () => {
  const { partner1_name: _, ...typed } = weddingValues(couple);
  expect(changedValues(typed, couple)).toEqual({});
  expect(changedValues({ ...typed, venue_name: "", guest_count: " 130 ", other: "x" }, couple)).toEqual({
    venue_name: "",
    guest_count: "130",
  });
});

test("an unknown field is empty, and a phone number is formatted for reading", () => {
  expect(weddingValues({ ...couple, guest_count: null, wedding_date: null })).toMatchObject({
    guest_count: "",
    wedding_date: "",
    phone: "082 555 0142",
  });
});

test.each(["partner2_name", "wedding_date", "venue_name"])("without %s the profile is incomplete", (name) => {
  expect(isIncomplete(couple)).toBe(false);
  expect(isIncomplete({ ...couple, [name]: null })).toBe(true);
  expect(isIncomplete({ ...couple, [name]: "" })).toBe(true);
});

test.each([
  ["of an incomplete profile", { venue_name: null }, {}, true],
  ["of a complete one", {}, {}, false],
  ["where an enquiry had more details", {}, { hasOffer: true }, true],
  [
    "once it was saved or skipped, whatever the enquiry said",
    { venue_name: null },
    { isSkipped: true, hasOffer: true },
    false,
  ],
  ["for a person who opens it again", {}, { isSkipped: true, isEditing: true }, true],
  [
    "for a member who only reads the wedding",
    { role: "reader", venue_name: null } as const,
    { isEditing: true },
    false,
  ],
])("the form %s: %o %o shown: %s", (_when, other, asking, is) => {
  expect(
    hasWeddingForm({ ...couple, ...other }, { isEditing: false, isSkipped: false, hasOffer: false, ...asking }),
  ).toBe(is);
});
