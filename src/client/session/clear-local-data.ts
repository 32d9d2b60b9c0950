import type { AccountKind } from "../../contract/accounts/schema.ts";
import { withStorage } from "../browser-storage.ts";
import { setSignedOutHere } from "./log-out.ts";
import { signedOut, writeSession } from "./session.ts";

/** Deletes everything stored for a deleted account, drafts included. The server has ended its sessions. */
export function clearLocalData(kind: AccountKind): void {
  setSignedOutHere(true);
  withStorage("browser", (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith("umshado.")) storage.removeItem(key);
  });
  writeSession(signedOut(kind));
}
