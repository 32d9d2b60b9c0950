import { storedText } from "../../../client/stored.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";

const emailOf = (kind: AccountKind) => storedText({ in: "browser", key: `umshado.remembered_email.${kind}` });

/** The email address that somebody asked this browser to remember; empty for none. */
export function readRememberedEmail(kind: AccountKind): string {
  return emailOf(kind).get() ?? "";
}

/** Remembers the address for the next sign-in, or forgets it: an address alone, never what proves it. */
export function rememberEmail(kind: AccountKind, email: string | null): void {
  emailOf(kind).set(email);
}
