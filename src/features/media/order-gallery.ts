import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { changeMedia } from "./change-media.ts";
import { listGalleryIds, writeOrder } from "./store-media.ts";

/** Others follow in their order; another provider's id is refused [media-15]. */
export async function orderGallery(ctx: Context, ids: readonly string[]): Promise<void> {
  await changeMedia(ctx, "words", async (tx, provider_id) => {
    const existing = await listGalleryIds(tx, provider_id);
    const requested = ids.map((id) => id.toLowerCase());
    if (requested.some((id) => !existing.includes(id))) refuse("media_not_found");
    await writeOrder(tx, [...new Set([...requested, ...existing])]);
    return { result: undefined };
  });
}
