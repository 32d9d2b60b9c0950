import * as calls from "../../contract/verifications.ts";
import type { Door } from "../../platform/http/door.ts";
import { readStatus } from "./read-status.ts";

/** The calls about verification (spec 7.4). */
export function registerVerifications(door: Door): void {
  door.bind(calls.readVerificationStatus, async (ctx, { params }) => ({ data: await readStatus(ctx, params.id) }));
}
