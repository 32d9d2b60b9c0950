import type { Picture } from "../../../contract/providers/schema.ts";

/** The most pictures in a mosaic [profile-10]. */
export const mosaic_pictures = 5;

/** Width to height on wide screens, as in the CSS, and of each picture on phones. */
const wide_ratio = 2.4;
const phone_ratio = 1.5;

const column_px = 784;

/** For `sizes`: a picture flatter than its place is cropped at the sides and so drawn wider. */
export function mosaicSizes(picture: Pick<Picture, "width" | "height"> | null, index: number, count: number): string {
  if (picture === null) return "";
  const ratio = picture.width / picture.height;
  const { columns, rows } = spanOf(index, count);
  const wide = (columns / 4) * Math.max(1, ratio / ((columns / 4 / (rows / 2)) * wide_ratio));
  const phone = (count === 1 ? 100 : 84) * Math.max(1, ratio / phone_ratio);
  return `(min-width: 64rem) ${Math.ceil(wide * column_px)}px, (min-width: 48rem) ${Math.ceil(wide * 100)}vw, ${Math.ceil(phone)}vw`;
}

function spanOf(index: number, count: number): { columns: number; rows: number } {
  if (count === 1) return { columns: 4, rows: 2 };
  if (index === 0 || count === 2) return { columns: 2, rows: 2 };
  return { columns: count === 3 || (count === 4 && index === 1) ? 2 : 1, rows: 1 };
}
