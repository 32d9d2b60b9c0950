import type { MediaItem } from "../../../contract/media/schema.ts";
import type { LightboxSlide } from "../../../ui/overlay/lightbox-viewer.tsx";
import { alternativeText, poster, videoTitle } from "./media-words.ts";

export function pictureSlides(items: readonly MediaItem[], business_name: string): LightboxSlide[] {
  return items.flatMap((item, index) => {
    if (!item.picture) return [];
    const { url, width, height, srcset } = item.picture;
    const alt = alternativeText(item, index, business_name);
    const caption = item.caption?.trim() || undefined;
    return [
      { kind: "picture" as const, src: url, alt, width, height, srcSet: widths(srcset, height / width), caption },
    ];
  });
}

export function videoSlides(items: readonly MediaItem[], business_name: string): LightboxSlide[] {
  return items.flatMap((item, index) =>
    item.video_id
      ? [
          {
            kind: "video" as const,
            youtubeId: item.video_id,
            title: videoTitle(item, index, business_name),
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
