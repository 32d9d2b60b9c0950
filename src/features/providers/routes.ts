import * as calls from "../../contract/providers.ts";
import type { Door } from "../../platform/http/door.ts";
import { listProviders } from "./list-providers.ts";
import { readProvider } from "./read-provider.ts";

/** The calls about providers (spec 7.2). */
export function registerProviders(door: Door): void {
  door.bind(calls.listProviders, (ctx, { query }) => listProviders(ctx, query));
  door.bind(calls.readProvider, async (ctx, { params }) => ({ data: await readProvider(ctx, params.id) }));
}
