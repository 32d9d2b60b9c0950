import type { MediaItem } from "../../contract/media/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { changeMedia } from "./change-media.ts";
import { presentMediaItem } from "./present.ts";
import { updateCaptions } from "./store-media.ts";
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
