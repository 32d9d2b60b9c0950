import type { MediaItem } from "../../../contract/media.ts";
import type { LightboxSlide } from "../../../ui/lightbox.tsx";

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

/** Pictures for the lightbox, each with every width that is stored. Items without a picture are left out. */
export function pictureSlides(items: readonly MediaItem[], business_name: string): LightboxSlide[] {
  return items.flatMap((item, place) => {
    if (!item.picture) return [];
    const { url, width, height, srcset } = item.picture;
    const alt = alternativeText(item, place, business_name);
    const caption = item.caption?.trim() || undefined;
    return [
      { kind: "picture" as const, src: url, alt, width, height, srcSet: widths(srcset, height / width), caption },
    ];
  });
}

/** Videos for the lightbox. */
export function videoSlides(items: readonly MediaItem[], business_name: string): LightboxSlide[] {
  return items.flatMap((item, place) =>
    item.video_id
      ? [
          {
            kind: "video" as const,
            youtubeId: item.video_id,
            title: videoTitle(item, place, business_name),
            poster: poster(item.video_id, "hqdefault"),
          },
        ]
      : [],
  );
}

function widths(srcset: string, proportion: number): { src: string; width: number; height: number }[] {
  return srcset.split(", ").flatMap((entry) => {
    const [src, descriptor] = entry.split(" ");
    const width = Number.parseInt(descriptor ?? "", 10);
    return src && width > 0 ? [{ src, width, height: Math.round(width * proportion) }] : [];
  });
}
