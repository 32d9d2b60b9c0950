import { randomBytes } from "node:crypto";
import type { AccountKind } from "../../contract/accounts/shapes.ts";
import * as limits from "../../contract/limits.ts";
import type { KeyedHash } from "../../platform/keyed-hash.ts";

/** An account, as whoever signs in names it; or a mailbox, from which somebody pressed the link that sends an enquiry [enquiries-28]. */
export type Named = { kind: AccountKind | "mailbox"; email: string };

/**
 * A device's cookie: a random name of its own, and a mark for each account that was entered on it. A mark is a keyed hash of
 * name and account, so that nobody can make one, and nothing is kept of it here [accounts-22].
 */
const separator = ".";

/** The device's own name if the account was entered on it before; null on a device that the account does not know. */
export function knownDevice(keyedHash: KeyedHash, cookie: string | undefined, account: Named): string | null {
  const [name = "", ...marks] = (cookie ?? "").split(separator);
  return name !== "" && marks.includes(markOf(keyedHash, name, account)) ? name : null;
}

/** The cookie of a device on which an account was entered: the newest few of its accounts. */
export function rememberDevice(keyedHash: KeyedHash, cookie: string | undefined, account: Named): string {
  const [known = "", ...marks] = (cookie ?? "").split(separator);
  const name = /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString("base64url");
  const mark = markOf(keyedHash, name, account);
  const others = name === known ? marks.filter((each) => each !== mark) : [];
  return [name, ...others.slice(1 - limits.known_accounts_per_device_max), mark].join(separator);
}

function markOf(keyedHash: KeyedHash, name: string, { kind, email }: Named): string {
  return keyedHash("known device", `${name} ${kind} ${email.toLowerCase()}`);
}
