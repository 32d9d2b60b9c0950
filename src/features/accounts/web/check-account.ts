import type { FormFaults, FormValues } from "../../../client/form/use-form.ts";
import { accountMessages } from "../../../contract/accounts/words.ts";
import { checkNewPassword } from "./check-new-password.ts";

/** What a change of the email address leaves out. */
export function checkEmailChange({ newEmail = "", password = "" }: FormValues): FormFaults {
  return {
    ...(newEmail.trim() === "" && { newEmail: accountMessages.new_email_missing }),
    ...(password === "" && { password: accountMessages.current_password_missing }),
  };
}

/** What a change of the password leaves out, or what is wrong with the new one. */
export function checkPasswordChange(values: FormValues): FormFaults {
  const { currentPassword = "", newPassword = "", confirmPassword = "" } = values;
  return {
    ...(currentPassword === "" && { currentPassword: accountMessages.fill_all_fields }),
    ...checkNewPassword(newPassword, confirmPassword, { password: "newPassword", repeated: "confirmPassword" }),
  };
}

/** Whether a deletion brings its proof: the password, or the address of an account that has none. */
export function checkDeletion(proof: "password" | "email", { password = "", email = "" }: FormValues): FormFaults {
  if (proof === "password") return password === "" ? { password: accountMessages.deletion_needs_password } : {};
  return email.trim() === "" ? { email: accountMessages.deletion_needs_email } : {};
}
