import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { variantEnd, type StoredPicture } from "../src/platform/pictures/pictures.ts";
import { contentHash, type Storage } from "../src/platform/storage/storage.ts";
import { card_crop_ratio } from "../src/schema/media.ts";
import type { DemoPicture } from "./directory.ts";

export const pictures_folder = join("seed", "pictures");

/** Fewer sizes than for an upload, so that the first start is quick. */
const smaller: Readonly<Record<DemoPicture["use"], { widths: readonly number[]; cut_widths: readonly number[] }>> = {
  logo: { widths: [96, 192], cut_widths: [] },
  banner: { widths: [960], cut_widths: [360, 720] },
  gallery: { widths: [320, 480], cut_widths: [] },
  message: { widths: [320], cut_widths: [] },
};
const webp = { quality: 60, effort: 1 };

export async function storePicture(storage: Storage, picture: DemoPicture, prefix = ""): Promise<StoredPicture> {
  const { file, use, width, height, placeholder } = picture;
  const source = await readFile(join(pictures_folder, file));
  const hash = `${prefix}${contentHash(source, use)}`;
  const { widths, cut_widths } = smaller[use];
  let bytes = 0;
  const put = async (end: string, part: Uint8Array) => {
    bytes += part.length;
    await storage.put(`${hash}${end}`, part);
  };
  await put(variantEnd(width, false), source);
  for (const each of widths)
    await put(variantEnd(each, false), await sharp(source).resize({ width: each }).webp(webp).toBuffer());
  for (const each of cut_widths) {
    const size = { width: each, height: Math.round(each / card_crop_ratio), fit: "cover" } as const;
    await put(variantEnd(each, true), await sharp(source).resize(size).webp(webp).toBuffer());
  }
  return { hash, width, height, widths: [...widths, width], cut_widths: [...cut_widths], bytes, placeholder };
}

export async function storePictures(
  storage: Storage,
  pictures: Readonly<Record<string, DemoPicture>>,
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>();
  // Workers share one iterator: each takes the next picture when it is free.
  const waiting = Object.entries(pictures).values();
  const work = async () => {
    for (const [name, picture] of waiting)
      if (picture.use !== "message") stored.set(name, await storePicture(storage, picture));
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return stored;
}

/** Each file once: equal pictures share one. */
export function fileRows(stored: Iterable<StoredPicture>) {
  const files = new Map([...stored].map((picture) => [picture.hash, picture]));
  return [...files.values()].map((picture) =>
    Object.assign({ kind: "image" as const, content_type: "image/webp" }, picture),
  );
}
