import { expect, test } from "vitest";
import { accountMessages } from "../../contract/accounts/calls.ts";
import { phoneError, presentPhone, readPhone } from "./phone.ts";

test.each([
  ["082 555 0142", "+27825550142"],
  ["+27 82 555 0142", "+27825550142"],
  ["0027825550142", "+27825550142"],
  ["(021) 555-0142", "+27215550142"],
  ["+44 20 7946 0958", "+442079460958"],
  ["082 555 0142 (Thandi)", "+27825550142"],
  ["Cell: 082 555 0142", "+27825550142"],
  ["Cell: +27 82 555 0142", "+27825550142"],
  ["Cell/WhatsApp: +27 82 555 0142", "+27825550142"],
  ["tel:+27825550142", "+27825550142"],
  ["'+27825550142", "+27825550142"],
  ["27825550142.0", "+27825550142"],
  ["825550142.0", "+27825550142"],
  ['="0825550142"', "+27825550142"],
  ["\u200E0825550142\uFE0F", "+27825550142"],
  ["2.7825550142E+10", "+27825550142"],
  ["8,25550142E+8", "+27825550142"],
])("%s is read as %s", (typed, stored) => {
  expect(readPhone(typed)).toBe(stored);
});

test.each([
  "",
  "123",
  "call me",
  "my number is 0825550142",
  "082 555 01422222",
  "082 555 777",
  "082 555 01",
  "+27 82 555 014",
  "021 555 01",
  "2.78256E+10",
  "(Thandi)",
])("%j is no phone number", (typed) => {
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

test("a number from another country has its country code", () => {
  expect(presentPhone("+442079460958").text).toBe("+44 20 7946 0958");
});

test.each([
  ["082 555 777", "has 9."],
  ["(021) 555-01", "has 8."],
  ["+27 82 555 014", "has 9."],
  ["0027 82 555 01422", "has 11."],
])("%s is described as one that %s", (typed, end) => {
  expect(phoneError(typed)).toBe(`A South African phone number has ten digits, such as 082 555 0142: this one ${end}`);
});

test.each(["call me", "", "+44 20 7946", "00", "099 999 9999"])("the error of %j says how a number looks", (typed) => {
  expect(phoneError(typed)).toBe(accountMessages.phone_unreadable);
});
