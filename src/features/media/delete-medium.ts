import type { Context } from "../../platform/context.ts";
import { changeMedia } from "./change-media.ts";
import { removeMedium, removePlaced, removePoster } from "./store-media.ts";

/**
 * Takes a picture or video off the own profile. Its file is gone within seconds unless something else names it
 * [media-16]: whoever offers to take a deletion back calls this only when the offer has passed. The logo and the banner
 * are named by their places.
 */
export async function deleteMedium(ctx: Context, id: string): Promise<void> {
  await changeMedia(ctx, null, async (tx, provider_id) => {
    const isPlace = id === "logo" || id === "banner";
    const touched = await (isPlace ? removePlaced(tx, provider_id, id) : removeMedium(tx, provider_id, id));
    if (touched === "banner") await removePoster(tx, provider_id);
    return { result: undefined, touched };
  });
}
