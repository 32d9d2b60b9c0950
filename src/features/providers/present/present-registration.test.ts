import { expect, test } from "vitest";
import { publicRegistration } from "./present-registration.ts";

test.each(["8001015009087", "800101 5009 087", "ID 8001015009087", "800101-5009-087, sole trader", "0002295009084"])(
  "%s may be somebody's identity number and is shown to nobody",
  (text) => {
    expect(publicRegistration(text)).toBeNull();
  },
);

test.each([
  null,
  "2019/123456/07",
  "K2019123456",
  "8001015009088",
  "8013015009082",
  "18001015009087",
  "VAT 4123456789",
])("%s is a registration as any other", (text) => {
  expect(publicRegistration(text)).toBe(text);
});
