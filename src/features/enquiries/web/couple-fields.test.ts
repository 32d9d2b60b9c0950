import { expect, test } from "vitest";
import { coupleFields } from "./couple-fields.ts";

const empty = {
  couple_name: "",
  couple_email: "",
  couple_phone: "",
  wedding_date: "",
  venue_name: "",
  venue_location: "",
  guest_count: "",
};

test("a record that lacks everything fills nothing in", () => {
  expect(coupleFields({})).toEqual(empty);
});

test("both partners are named, and numbers become text", () => {
  const record = {
    name: "Thandeka",
    partner1_name: "Thandeka",
    partner2_name: "Pieter",
    guest_count: 120,
    phone: null,
  };
  expect(coupleFields(record)).toEqual({ ...empty, couple_name: "Thandeka & Pieter", guest_count: "120" });
});

test("without partners the record's own name is used", () => {
  expect(coupleFields({ name: "Thandeka Zulu" }).couple_name).toBe("Thandeka Zulu");
});

test("a phone number is shown as people here write it", () => {
  expect(coupleFields({ phone: "+27825550142" }).couple_phone).toBe("082 555 0142");
});
