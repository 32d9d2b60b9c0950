import type { FormFaults, FormValues } from "../../../client/form/use-form.ts";
import { accountMessages } from "../../../contract/accounts/words.ts";

/** Email and password are required [accounts-3]; whether they are right is for the server to say. */
export function checkSignIn({ email = "", password = "" }: FormValues): FormFaults {
  return {
    ...(email.trim() === "" && { email: accountMessages.fill_all_fields }),
    ...(password === "" && { password: accountMessages.fill_all_fields }),
  };
}
