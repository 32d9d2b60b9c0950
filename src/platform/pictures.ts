import sharp, { type Sharp } from "sharp";
import type { Picture } from "../contract/providers.ts";
import { contentHash, type Storage } from "./storage.ts";

/** In which sizes a picture is kept. */
export type PictureShape = {
  /** Widths of the whole picture, in pixels, narrowest first; none is ever enlarged. */
  widths: readonly number[];
  /** A centred cut of another form, for places such as cards. */
  cut?: { ratio: number; widths: readonly number[] };
};

/** A picture in storage: its name, true size and the widths that are there. */
export type StoredPicture = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  cut_widths: number[];
  bytes: number;
  placeholder: string;
};

const quality = 72;

/** The name of one width of a picture in storage. A cut has its own letter. */
function fileName(hash: string, width: number, cut: boolean): string {
  return `${hash}-${cut ? "c" : "w"}${width}.webp`;
}

function fitting(widths: readonly number[], most: number): number[] {
  const fit = widths.filter((width) => width < most);
  const next = widths.find((width) => width >= most);
  return next === undefined ? fit : [...fit, Math.min(next, most)];
}

/**
 * Re-encodes a picture to WebP in the widths of its shape and stores each; the original is not kept (decisions 5).
 * `effort`, 0 to 6, trades time for bytes: at 2 the files are a twentieth larger than at 4 and take half the time.
 */
export async function storePicture(
  storage: Storage,
  source: Uint8Array,
  shape: PictureShape,
  effort = 4,
): Promise<StoredPicture> {
  const { data: pixels, info } = await sharp(source)
    .rotate()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const image = () => sharp(pixels, { raw: { width, height, channels } });
  const hash = contentHash(source);
  let bytes = 0;
  const put = async (name: string, picture: Sharp) => {
    const encoded = await picture.webp({ quality, effort }).toBuffer();
    bytes += encoded.length;
    await storage.put(name, new Uint8Array(encoded));
  };

  const widths = fitting(shape.widths, width);
  for (const each of widths) await put(fileName(hash, each, false), image().resize({ width: each }));

  const cut = shape.cut;
  const cut_widths = cut ? fitting(cut.widths, Math.min(width, Math.round(height * cut.ratio))) : [];
  for (const each of cut_widths) {
    const size = { width: each, height: Math.round(each / (cut?.ratio ?? 1)), fit: "cover" } as const;
    await put(fileName(hash, each, true), image().resize(size));
  }

  const tiny = await image().resize({ width: 12 }).webp({ quality: 40 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString("base64")}`;
  return { hash, width, height, widths, cut_widths, bytes, placeholder };
}

/** What is known of a stored picture. */
export type Kept = {
  hash: string;
  width: number | null;
  height: number | null;
  widths: number[];
  placeholder: string | null;
};

/** A stored picture as pages show it: the addresses of its widths and its true proportions. */
export function presentPicture(kept: Kept): Picture {
  const widest = kept.widths.at(-1) ?? 0;
  const height = Math.round((widest * (kept.height ?? 1)) / (kept.width ?? 1));
  return present(kept, kept.widths, widest, height, false);
}

/** The centred cut of a stored picture, as cards show it. */
export function presentCut(kept: Kept & { cut_widths: number[] }, ratio: number): Picture {
  const widest = kept.cut_widths.at(-1) ?? 0;
  return present(kept, kept.cut_widths, widest, Math.round(widest / ratio), true);
}

function present(kept: Kept, widths: number[], width: number, height: number, cut: boolean): Picture {
  const address = (each: number) => `/media/${fileName(kept.hash, each, cut)}`;
  return {
    url: address(width),
    srcset: widths.map((each) => `${address(each)} ${each}w`).join(", "),
    width,
    height,
    placeholder: kept.placeholder ?? "",
  };
}

/** Where a stored file lies: a picture's widest version, or the one size of anything else (decisions 5). */
export function presentFileUrl(kept: Kept & { kind: "image" | "video"; content_type: string }): string {
  return kept.kind === "image"
    ? presentPicture(kept).url
    : `/media/${kept.hash}.${kept.content_type.replace(/^.*\//, "")}`;
}
