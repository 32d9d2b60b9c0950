import { randomBytes } from "node:crypto";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import * as limits from "../../../contract/limits.ts";
import type { KeyedHash } from "../../../platform/keyed-hash.ts";

/** `mailbox`: somebody opened a link there that sends an enquiry [enquiries-28]. */
export type DeviceAccount = { kind: AccountKind | "mailbox"; email: string };

/**
 * A random device name and a keyed hash per account, so nobody can forge one; nothing is saved on the server
 * [accounts-22].
 */
const separator = ".";

export function knownDevice(keyedHash: KeyedHash, cookie: string | undefined, account: DeviceAccount): string | null {
  const [name = "", ...marks] = (cookie ?? "").split(separator);
  return name !== "" && marks.includes(markOf(keyedHash, name, account)) ? name : null;
}

/** Remembers only the newest accounts. */
export function rememberDevice(keyedHash: KeyedHash, cookie: string | undefined, account: DeviceAccount): string {
  const [known = "", ...marks] = (cookie ?? "").split(separator);
  const name = /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString("base64url");
  const mark = markOf(keyedHash, name, account);
  const others = name === known ? marks.filter((each) => each !== mark) : [];
  return [name, ...others.slice(1 - limits.known_accounts_per_device_max), mark].join(separator);
}

function markOf(keyedHash: KeyedHash, name: string, { kind, email }: DeviceAccount): string {
  return keyedHash("known device", `${name} ${kind} ${email.toLowerCase()}`);
}
