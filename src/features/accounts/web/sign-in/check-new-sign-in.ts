import type { FormErrors, FormValues } from "../../../../client/form/use-form.ts";
import { accountMessages } from "../../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import { checkNewPassword } from "../check-new-password.ts";

/** Rule [accounts-2]. */
export function checkNewSignIn(
  kind: AccountKind,
  { email = "", password = "", confirmPassword = "" }: FormValues,
): FormErrors {
  const names = { password: "password", repeated: "confirmPassword" };
  const isEmpty = email.trim() === "";
  const fieldErrors = checkNewPassword(password, confirmPassword, names, kind);
  if (isEmpty && password !== "" && confirmPassword !== "") return { email: accountMessages.fill_all_fields };
  return { ...(isEmpty && { email: accountMessages.fill_all_fields }), ...fieldErrors };
}
