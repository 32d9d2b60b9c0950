import { storedText } from "../../../../client/stored.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";

const emailOf = (kind: AccountKind) => storedText({ in: "browser", key: `umshado.remembered_email.${kind}` });

export function readRememberedEmail(kind: AccountKind): string {
  return emailOf(kind).get() ?? "";
}

/** Saves the address only, never a secret. */
export function rememberEmail(kind: AccountKind, email: string | null): void {
  emailOf(kind).set(email);
}
