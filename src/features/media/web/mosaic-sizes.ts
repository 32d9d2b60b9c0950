import type { Picture } from "../../../contract/providers/shapes.ts";

/** How many pictures stand in a mosaic [profile-10]. */
export const mosaic_pictures = 5;

/** Width to height of the mosaic on wide screens, as its style says, and of each picture on phones. */
const wide_ratio = 2.4;
const phone_ratio = 1.5;

/** The mosaic's width from 80rem on, in pixels. */
const column_px = 784;

/**
 * How wide a picture is drawn in its place, for the browser's choice of a file. A picture that is flatter than its
 * place is cut at the sides, and so drawn wider than the place.
 */
export function mosaicSizes(picture: Pick<Picture, "width" | "height"> | null, place: number, count: number): string {
  if (picture === null) return "";
  const ratio = picture.width / picture.height;
  const { columns, rows } = spanOf(place, count);
  const wide = (columns / 4) * Math.max(1, ratio / ((columns / 4 / (rows / 2)) * wide_ratio));
  const phone = (count === 1 ? 100 : 84) * Math.max(1, ratio / phone_ratio);
  return `(min-width: 64rem) ${Math.ceil(wide * column_px)}px, (min-width: 48rem) ${Math.ceil(wide * 100)}vw, ${Math.ceil(phone)}vw`;
}

/** How many of the mosaic's four columns and two rows a picture takes. */
function spanOf(place: number, count: number): { columns: number; rows: number } {
  if (count === 1) return { columns: 4, rows: 2 };
  if (place === 0 || count === 2) return { columns: 2, rows: 2 };
  return { columns: count === 3 || (count === 4 && place === 1) ? 2 : 1, rows: 1 };
}
