import * as calls from "../../contract/trust.ts";
import type { Door } from "../../platform/http/door.ts";
import { readOwnTrust } from "./read-own-trust.ts";

/** The call about the own trust score. */
export function registerTrust(door: Door): void {
  door.bind(calls.readOwnTrust, (ctx) => readOwnTrust(ctx));
}
