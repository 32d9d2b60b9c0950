import type { MediaItem } from "../../../contract/media/schema.ts";

export function alternativeText(item: MediaItem, index: number, business_name: string): string {
  return item.alternative_text?.trim() || item.caption?.trim() || `Picture ${index + 1} of ${business_name}`;
}

export function videoTitle(item: MediaItem, index: number, business_name: string): string {
  return item.caption?.trim() || `Video ${index + 1} of ${business_name}`;
}

export function poster(video_id: string, size: "mqdefault" | "hqdefault"): string {
  return `https://i.ytimg.com/vi/${encodeURIComponent(video_id)}/${size}.jpg`;
}
