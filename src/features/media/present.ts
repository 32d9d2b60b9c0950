import type { MediaItem, PlacedMedium } from "../../contract/media/schema.ts";
import { presentFileUrl, presentPicture } from "../../platform/pictures/pictures.ts";
import { watchUrl } from "./rules.ts";
import type { MediaRow } from "./store.ts";

export function presentMediaItem(row: MediaRow): MediaItem[] {
  const { id, caption, alternative_text, video_id, file } = row;
  if (video_id !== null) {
    const url = watchUrl(video_id);
    return [{ id, media_type: "youtube", url, picture: null, video_id, caption, alternative_text }];
  }
  if (file?.kind !== "image") return [];
  const picture = presentPicture(file);
  return [{ id, media_type: "image", url: picture.url, picture, video_id: null, caption, alternative_text }];
}

export function presentSlot(file: NonNullable<MediaRow["file"]>, id: string): PlacedMedium {
  const { kind, width, height } = file;
  const picture = kind === "image" ? presentPicture(file) : null;
  return { id, media_type: picture === null ? "video" : "image", url: presentFileUrl(file), width, height, picture };
}
