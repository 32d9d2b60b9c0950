import type { FormErrors, FormValues } from "../../../client/form/use-form.ts";
import { accountMessages } from "../../../contract/accounts/calls.ts";
import { checkNewPassword } from "./check-new-password.ts";

export function checkEmailChange({ newEmail = "", password = "" }: FormValues): FormErrors {
  return {
    ...(newEmail.trim() === "" && { newEmail: accountMessages.new_email_missing }),
    ...(password === "" && { password: accountMessages.current_password_missing }),
  };
}

export function checkPasswordChange(values: FormValues): FormErrors {
  const { currentPassword = "", newPassword = "", confirmPassword = "" } = values;
  return {
    ...(currentPassword === "" && { currentPassword: accountMessages.fill_all_fields }),
    ...checkNewPassword(newPassword, confirmPassword, { password: "newPassword", repeated: "confirmPassword" }),
  };
}

export function checkDeletion(proof: "password" | "email", { password = "", email = "" }: FormValues): FormErrors {
  if (proof === "password") return password === "" ? { password: accountMessages.deletion_needs_password } : {};
  return email.trim() === "" ? { email: accountMessages.deletion_needs_email } : {};
}
