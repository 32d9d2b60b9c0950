import { expect, test } from "vitest";
import { presentPhone, readPhone } from "./phone.ts";

test.each([
  ["082 555 0142", "+27825550142"],
  ["+27 82 555 0142", "+27825550142"],
  ["0027825550142", "+27825550142"],
  ["(021) 555-0142", "+27215550142"],
  ["+44 20 7946 0958", "+442079460958"],
])("%s is read as %s", (typed, stored) => {
  expect(readPhone(typed)).toBe(stored);
});

test.each(["", "123", "call me", "my number is 0825550142", "082 555 01422222"])("%j is no phone number", (typed) => {
  expect(readPhone(typed)).toBeNull();
});

test("a South African number is shown in national form, and a mobile has a WhatsApp link", () => {
  expect(presentPhone("+27825550142")).toEqual({
    text: "082 555 0142",
    href: "tel:+27825550142",
    whatsapp: "https://wa.me/27825550142",
  });
  expect(presentPhone("+27215550142")).toEqual({ text: "021 555 0142", href: "tel:+27215550142", whatsapp: null });
});

test("a number from elsewhere keeps its country code", () => {
  expect(presentPhone("+442079460958").text).toBe("+44 20 7946 0958");
});
