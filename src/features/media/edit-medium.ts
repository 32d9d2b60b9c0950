import type { MediaItem } from "../../contract/media/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { changeMedia } from "./change-media.ts";
import { presentMediaItem } from "./present.ts";
import { updateCaptions, listGalleryIds, writeOrder, removeMedium, clearSlot, removePoster } from "./store-media.ts";
import { listMediaRows } from "./store.ts";

type Captions = { caption?: string | null | undefined; alternative_text?: string | null | undefined };

/** Empty text clears the words; absent fields stay. */
export async function editMedium(ctx: Context, id: string, captions: Captions): Promise<MediaItem> {
  return changeMedia(ctx, "words", async (tx, provider_id) => {
    await updateCaptions(tx, provider_id, id, {
      caption: captions.caption === "" ? null : captions.caption,
      alternative_text: captions.alternative_text === "" ? null : captions.alternative_text,
    });
    const row = (await listMediaRows(tx, provider_id)).find((each) => each.id === id.toLowerCase());
    const [item] = row ? presentMediaItem(row) : [];
    return { result: item ?? refuse("media_not_found") };
  });
}

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

/** Deletes an unreferenced file within seconds [media-16], so undo must end first. `id` may be logo or banner. */
export async function deleteMedium(ctx: Context, id: string): Promise<void> {
  await changeMedia(ctx, null, async (tx, provider_id) => {
    const isPlacedMedia = id === "logo" || id === "banner";
    const touched = await (isPlacedMedia ? clearSlot(tx, provider_id, id) : removeMedium(tx, provider_id, id));
    if (touched === "banner") await removePoster(tx, provider_id);
    return { result: undefined, touched };
  });
}
