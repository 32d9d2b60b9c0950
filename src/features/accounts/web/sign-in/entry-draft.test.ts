import { expect, test } from "vitest";
import { withoutSecrets } from "./entry-draft.ts";

test("passwords and the hidden field are never saved", () => {
  const values = { email: "a@b.example", password: "one", confirmPassword: "two", extra_remarks: "x", city: "Paarl" };
  expect(withoutSecrets(values)).toEqual({ email: "a@b.example", city: "Paarl" });
});
