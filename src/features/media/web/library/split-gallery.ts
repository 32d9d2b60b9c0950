import type { MediaItem } from "../../../../contract/media/schema.ts";
import { moveEntry } from "../../../../ui/form/move-entry.ts";

export type MediaKind = MediaItem["media_type"];

export function ofKind(gallery: readonly MediaItem[], kind: MediaKind): MediaItem[] {
  return gallery.filter(({ media_type }) => media_type === kind);
}

/**
 * Moves an item among its kind, pictures before videos; hidden items come last of their kind.
 * @param hidden ids of items whose deletion can still be undone
 */
export function moveItem(
  gallery: readonly MediaItem[],
  { kind, from, to, hidden }: { kind: MediaKind; from: number; to: number; hidden: ReadonlySet<string> },
): MediaItem[] {
  const items = ofKind(gallery, kind);
  const visible = items.filter(({ id }) => !hidden.has(id));
  const moved = [...moveEntry(visible, from, to), ...items.filter(({ id }) => hidden.has(id))];
  return kind === "image" ? [...moved, ...ofKind(gallery, "youtube")] : [...ofKind(gallery, "image"), ...moved];
}

export function nameOf(item: MediaItem, index: number): string {
  const text = item.caption?.trim() || item.alternative_text?.trim();
  return text || `${item.media_type === "image" ? "image" : "video"} ${index + 1}`;
}
