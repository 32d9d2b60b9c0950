import { expect, test } from "vitest";
import { withoutSecrets } from "./entry-draft.ts";

test("passwords and the field that people don't see are never kept", () => {
  const values = { email: "a@b.example", password: "one", confirmPassword: "two", extra_remarks: "x", city: "Paarl" };
  expect(withoutSecrets(values)).toEqual({ email: "a@b.example", city: "Paarl" });
});
