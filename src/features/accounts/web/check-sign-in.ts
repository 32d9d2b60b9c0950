import { accountMessages } from "../../../contract/account-messages.ts";
import type { EntryFaults, EntryValues } from "./use-entry-form.ts";

/** Email and password are required [accounts-3]; whether they are right is for the server to say. */
export function checkSignIn({ email = "", password = "" }: EntryValues): EntryFaults {
  return {
    ...(email.trim() === "" && { email: accountMessages.fill_all_fields }),
    ...(password === "" && { password: accountMessages.fill_all_fields }),
  };
}
