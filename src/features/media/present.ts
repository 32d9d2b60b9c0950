import type { MediaItem } from "../../contract/media.ts";
import { presentPicture } from "../../platform/pictures.ts";
import { watchUrl } from "./rules.ts";
import type { MediaRow } from "./store.ts";

/** A picture or a video link of the gallery; nothing for what is neither. */
export function presentMediaItem(row: MediaRow): MediaItem[] {
  const { id, caption, alternative_text, video_id, file } = row;
  const said = { id, caption, alternative_text };
  if (video_id !== null) return [{ ...said, media_type: "youtube", url: watchUrl(video_id), picture: null, video_id }];
  if (file?.kind !== "image") return [];
  const picture = presentPicture(file);
  return [{ ...said, media_type: "image", url: picture.url, picture, video_id: null }];
}
