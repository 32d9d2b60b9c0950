import type { AccountKind } from "../../../contract/accounts/shapes.ts";

const keyOf = (kind: AccountKind) => `umshado.remembered_email.${kind}`;

/** The email address that somebody asked this browser to remember; empty for none. */
export function readRememberedEmail(kind: AccountKind): string {
  try {
    return localStorage.getItem(keyOf(kind)) ?? "";
  } catch {
    // Storage may be switched off: then nothing is remembered.
    return "";
  }
}

/** Remembers the address for the next sign-in, or forgets it: an address alone, never what proves it. */
export function rememberEmail(kind: AccountKind, email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(keyOf(kind));
    else localStorage.setItem(keyOf(kind), email);
  } catch {
    // Storage may be full or switched off; the sign-in does not depend on it.
    return;
  }
}
