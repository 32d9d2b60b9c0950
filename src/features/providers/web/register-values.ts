import type { FormErrors, FormValues } from "../../../client/form/use-form.ts";
import { accountMessages } from "../../../contract/accounts/calls.ts";
import { checkNewSignIn } from "../../accounts/web/sign-in/check-new-sign-in.ts";

/** Sign-in details, then the business [providers-1]. */
export type RegisterStep = 1 | 2;

const signInFields: ReadonlySet<string> = new Set(["email", "password", "confirmPassword"]);
const required = ["business_name", "contact_person", "phone"] as const;

/** Checks before leaving the step, by field [providers-1]. */
export function checkStep(step: RegisterStep, values: FormValues): FormErrors {
  return step === 1 ? checkNewSignIn("provider", values) : checkBusiness(values);
}

function checkBusiness(values: FormValues): FormErrors {
  const missing = required.filter((name) => !values[name]?.trim());
  return Object.fromEntries(missing.map((name) => [name, accountMessages.fill_required_fields]));
}

export function stepOf(fieldErrors: FormErrors): RegisterStep | null {
  const names = Object.keys(fieldErrors);
  if (names.length === 0) return null;
  return names.some((name) => signInFields.has(name)) ? 1 : 2;
}
