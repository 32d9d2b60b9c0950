import type { FormErrors, FormValues } from "../../../client/form/use-form.ts";
import { accountMessages } from "../../../contract/accounts/calls.ts";

/** Only the server judges them [accounts-3]. */
export function checkSignIn({ email = "", password = "" }: FormValues): FormErrors {
  return {
    ...(email.trim() === "" && { email: accountMessages.fill_all_fields }),
    ...(password === "" && { password: accountMessages.fill_all_fields }),
  };
}
