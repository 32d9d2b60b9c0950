import { expect, test } from "vitest";
import { contactOf } from "./save-contact.ts";

const enquiry = {
  couple_email: "lerato@post.example",
  couple_phone: "+27821234567",
  guest_count: null,
  budget_range: null,
  services_interested: [],
  is_shared: false,
};
const contact = { couple_name: "Lerato & Sipho", wedding_date: "2027-03-20", venue_location: "Paarl", enquiry };

const toLines = (card: string) => card.replaceAll(/\r\n[ \t]/g, "").split("\r\n");

test("a contact has the couple's name, ways to reach it and its wedding", () => {
  const lines = toLines(contactOf(contact));
  expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
  expect(lines).toContainEqual(expect.stringMatching(/^FN.*:Lerato & Sipho$/));
  expect(lines).toContainEqual(expect.stringMatching(/^EMAIL.*:lerato@post\.example$/));
  expect(lines).toContainEqual(expect.stringMatching(/^TEL.*:\+27821234567$/));
  expect(lines).toContainEqual(expect.stringMatching(/^NOTE.*:Wedding: 20 Mar(ch)? 2027\\, Paarl$/));
});

test("a couple's text ends no line and begins no property", () => {
  const typed = { ...contact, couple_name: "A;B,C\r\nTEL:1\nEND:VCARD", venue_location: "x\nEMAIL:evil@x.example" };
  const lines = toLines(contactOf(typed));
  expect(lines.filter((line) => /^(TEL|EMAIL|END)/.test(line))).toHaveLength(3);
});

test("a missing detail is left out", () => {
  const lines = toLines(
    contactOf({ ...contact, wedding_date: null, venue_location: null, enquiry: { ...enquiry, couple_phone: null } }),
  );
  expect(lines.filter((line) => /^(TEL|NOTE)/.test(line))).toEqual([]);
});
