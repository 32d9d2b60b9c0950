import { expect, test } from "vitest";
import { phoneLinks } from "./phone-links.ts";

test.each([
  ["+27825550142", "082 555 0142", "https://wa.me/27825550142"],
  ["+27215550142", "021 555 0142", null],
  ["+27861234567", "086 123 4567", null],
  ["+447911123456", "+447911123456", "https://wa.me/447911123456"],
])("%s is shown as %s", (e164, text, whatsapp) => {
  expect(phoneLinks(e164)).toEqual({ text, call: `tel:${e164}`, whatsapp });
});
