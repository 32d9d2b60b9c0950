import type { Context } from "../../platform/context.ts";
import { changeMedia } from "./change-media.ts";
import { removeMedium, clearSlot, removePoster } from "./store-media.ts";

/** Deletes an unreferenced file within seconds [media-16], so undo must end first. `id` may be logo or banner. */
export async function deleteMedium(ctx: Context, id: string): Promise<void> {
  await changeMedia(ctx, null, async (tx, provider_id) => {
    const isPlacedMedia = id === "logo" || id === "banner";
    const touched = await (isPlacedMedia ? clearSlot(tx, provider_id, id) : removeMedium(tx, provider_id, id));
    if (touched === "banner") await removePoster(tx, provider_id);
    return { result: undefined, touched };
  });
}
