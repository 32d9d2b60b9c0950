import * as calls from "../../contract/endorsements.ts";
import type { Door } from "../../platform/http/door.ts";
import { listReceived } from "./list-received.ts";

/** The calls about endorsements (spec 7.4). */
export function registerEndorsements(door: Door): void {
  door.bind(calls.listEndorsementsReceived, async (ctx, { params }) => ({
    data: { endorsements: await listReceived(ctx, params.id) },
  }));
}
