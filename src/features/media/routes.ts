import * as calls from "../../contract/media.ts";
import type { Door } from "../../platform/http/door.ts";
import { readProviderMedia } from "./read-provider-media.ts";

/** The calls about media (spec 7.3). */
export function registerMedia(door: Door): void {
  door.bind(calls.readProviderMedia, async (ctx, { params }) => ({ data: await readProviderMedia(ctx, params.id) }));
}
