import { expect, test } from "vitest";
import type { Couple } from "../../../contract/couples/schema.ts";
import { offeredTo, weddingOf } from "./wedding-offer.ts";

const couple: Couple = {
  id: "c1",
  name: "Thandi",
  email: "thandi@people.test",
  email_verified: true,
  partner1_name: "Thandi",
  partner2_name: null,
  wedding_date: null,
  phone: null,
  venue_name: null,
  venue_location: null,
  venue_place: null,
  venue_place_name: null,
  venue_province: null,
  guest_count: null,
  provider: "local",
  wedding_id: "c1",
  role: "owner",
};

const values = weddingOf({
  couple_name: "Thandeka & Sipho",
  couple_email: "Thandi@people.test",
  couple_phone: "",
  wedding_date: "2031-08-08",
  venue_location: "Durban",
  guest_count: "120",
});

const theirs = { partner2_name: "Sipho", wedding_date: "2031-08-08", venue_location: "Durban", guest_count: "120" };

test("the details of an enquiry fill empty fields, and no other", () => {
  expect(offeredTo(couple, { values, owner: "c1", email: "" })).toEqual(theirs);
  const complete = { ...couple, partner2_name: "Sipho", wedding_date: "2031-09-09", venue_location: "Paarl" };
  expect(offeredTo(complete, { values, owner: "c1", email: "" })).toEqual({ guest_count: "120" });
});

test("a guest's enquiry is offered only to the couple with its email, a couple's only to that couple", () => {
  expect(offeredTo(couple, { values, owner: null, email: "Thandi@People.test" })).toEqual(theirs);
  expect(offeredTo(couple, { values, owner: null, email: "other@people.test" })).toEqual({});
  expect(offeredTo(couple, { values, owner: "c2", email: couple.email })).toEqual({});
});
