import { expect, test } from "vitest";
import { containsLink } from "./find-link.ts";

test.each([
  "https://example.test/x",
  "See www.our-wedding.example",
  "our pictures: weddings.co.za",
  "wa.me/27825550142",
  "bit.ly/abc",
  "EXAMPLE.COM!",
  "(see party.online)",
  "drive.google.com/file",
])("%j has a link", (text) => expect(containsLink(text)).toBe(true));

test.each([
  null,
  "",
  "Is our day free? We marry on Saturday.We love your work.",
  "Write to lerato@couple.example or sipho.m@mail.co.za",
  "About 120 guests, R 4.500 for the cake, 14.30 to 22.00",
  "e.g. roses, i.e. red ones, etc.",
  "St. James Church, Kalk Bay",
  "We met at Hotel No.7 and will be there.Thank you.",
])("%j has no link", (text) => expect(containsLink(text)).toBe(false));

test("a long text without spaces is read in no time", () => {
  expect(containsLink("a-".repeat(2000))).toBe(false);
});
