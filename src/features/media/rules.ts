import type { PictureShape } from "../../platform/pictures.ts";
import { card_cut_ratio } from "../../schema/media.ts";

/** The sizes in which each kind of picture is kept: those at which pages show it, once and twice as dense. */
export const pictureShapes = {
  logo: { widths: [96, 192, 400] },
  banner: { widths: [640, 960, 1440, 1920], cut: { ratio: card_cut_ratio, widths: [360, 720] } },
  gallery: { widths: [320, 480, 800, 1200] },
} as const satisfies Record<string, PictureShape>;

/** The address at which YouTube shows a video: the form that the wire carries (spec 7.3). */
export function watchUrl(video_id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(video_id)}`;
}
