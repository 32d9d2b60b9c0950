import type { MediaItem } from "../../../contract/media/shapes.ts";

/** What a picture shows, for those who do not see it: its own words, else its place in the gallery. */
export function alternativeText(item: MediaItem, place: number, business_name: string): string {
  return item.alternative_text?.trim() || item.caption?.trim() || `Picture ${place + 1} of ${business_name}`;
}

/** What a video is called: its caption, else its place in the row. */
export function videoTitle(item: MediaItem, place: number, business_name: string): string {
  return item.caption?.trim() || `Video ${place + 1} of ${business_name}`;
}

/** The poster of a video at YouTube: 320 × 180 for lists, 1280 × 720 when it fills the screen. */
export function poster(video_id: string, size: "mqdefault" | "hqdefault"): string {
  return `https://i.ytimg.com/vi/${encodeURIComponent(video_id)}/${size}.jpg`;
}
