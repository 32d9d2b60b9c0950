import { expect, test } from "vitest";
import { accountMessages } from "../../../contract/accounts/calls.ts";
import { checkStep, stepOf } from "./register-values.ts";

const { fill_all_fields, fill_required_fields, password_too_short, passwords_differ } = accountMessages;
const signIn = { email: "lerato@flowers.example", password: "eight  8", confirmPassword: "eight  8" };
const business = { business_name: "Lerato Flowers", contact_person: "Lerato", phone: "082 555 0142" };

test.each([
  [{}, { email: fill_all_fields, password: fill_all_fields, confirmPassword: fill_all_fields }],
  [{ ...signIn, email: "  " }, { email: fill_all_fields }],
  [{ ...signIn, email: "", password: "short", confirmPassword: "short" }, { email: fill_all_fields }],
  [{ ...signIn, confirmPassword: "" }, { confirmPassword: fill_all_fields }],
  [{ ...signIn, password: "seven 7", confirmPassword: "seven 7" }, { password: password_too_short }],
  [{ ...signIn, confirmPassword: "another one" }, { confirmPassword: passwords_differ }],
  [signIn, {}],
])("the first step with %j", (values, fieldErrors) => {
  expect(checkStep(1, values)).toEqual(fieldErrors);
});

test.each([
  [
    { category_id: "1", city: "Paarl" },
    { business_name: fill_required_fields, contact_person: fill_required_fields, phone: fill_required_fields },
  ],
  [{ ...business, phone: " " }, { phone: fill_required_fields }],
  [business, {}],
])("the second step with %j", (values, fieldErrors) => {
  expect(checkStep(2, values)).toEqual(fieldErrors);
});

test("a refusal leads to the first step that has an error", () => {
  expect(stepOf({})).toBeNull();
  expect(stepOf({ phone: "x" })).toBe(2);
  expect(stepOf({ phone: "x", email: "y" })).toBe(1);
});
