import type { AccountKind } from "../contract/accounts/shapes.ts";
import { withStorage } from "./browser-storage.ts";
import { noteSignedOutHere } from "./log-out.ts";
import { signedOut, write } from "./session.ts";

/**
 * Forgets an account that was deleted here, with all that this browser kept for it, drafts and a remembered address
 * included. Every session of it has ended on the server.
 */
export function forgetDeleted(kind: AccountKind): void {
  noteSignedOutHere(true);
  withStorage("browser", (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith("umshado.")) storage.removeItem(key);
  });
  write(signedOut(kind));
}
