import { visitDesk as visitDeskCall } from "../../contract/visits.ts";
import type { Door } from "../../platform/http/door.ts";
import { visitDesk } from "./visit-desk.ts";

/** What greets a provider at its desk, gathered from several features. */
export function registerDesk(door: Door): void {
  door.bind(visitDeskCall, async (ctx) => ({ data: await visitDesk(ctx) }));
}
