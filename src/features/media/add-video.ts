import { errors } from "../../contract/errors.ts";
import * as limits from "../../contract/limits.ts";
import type { MediaItem } from "../../contract/media/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { changeMedia } from "./change-media.ts";
import { watchUrl, videoIdOf } from "./rules.ts";
import { appendMedia, countMedia, hasVideo } from "./store-media.ts";

type Link = { url: string; caption?: string | null | undefined };

/** After existing media [media-14]. Refuses non-YouTube links and duplicates. */
export async function addVideo(ctx: Context, link: Link): Promise<MediaItem> {
  const video_id =
    videoIdOf(link.url) ?? refuse("video_link_unknown", { fields: { url: errors.video_link_unknown.sentence } });
  const caption = link.caption || null;
  return changeMedia(ctx, "video", async (tx, provider_id) => {
    if (await hasVideo(tx, provider_id, video_id)) refuse("video_taken");
    if ((await countMedia(tx, provider_id, "video")) >= limits.gallery_videos_max) refuse("videos_full");
    const [id = ""] = await appendMedia(tx, provider_id, [{ role: "video", video_id, caption }]);
    const captions = { caption, alternative_text: null };
    return {
      result: { id, ...captions, media_type: "youtube" as const, url: watchUrl(video_id), picture: null, video_id },
    };
  });
}
