import type { FormFaults, FormValues } from "../../../client/form/use-form.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import { accountMessages } from "../../../contract/accounts/words.ts";
import { checkNewPassword } from "./check-new-password.ts";

/** What is wrong with the sign-in that somebody chooses when registering [accounts-2]: email, password, and the password once more. */
export function checkNewSignIn(
  kind: AccountKind,
  { email = "", password = "", confirmPassword = "" }: FormValues,
): FormFaults {
  const names = { password: "password", repeated: "confirmPassword" };
  const isEmpty = email.trim() === "";
  const faults = checkNewPassword(password, confirmPassword, names, kind);
  // first whatever is missing, at every field of it; then what is wrong
  if (isEmpty && password !== "" && confirmPassword !== "") return { email: accountMessages.fill_all_fields };
  return { ...(isEmpty && { email: accountMessages.fill_all_fields }), ...faults };
}
