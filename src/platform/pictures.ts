import type { Picture } from "../contract/providers/shapes.ts";
import { mediaAddress } from "./media-address.ts";

/** In which sizes a picture is kept. */
export type PictureShape = {
  /** Widths of the whole picture, in pixels, narrowest first; none is ever enlarged. */
  widths: readonly number[];
  /** A centred crop of another form, for places such as cards. */
  crop?: { ratio: number; widths: readonly number[] };
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

/** What follows the hash in the name of one width of a picture. A crop has its own letter. */
export function variantEnd(width: number, crop: boolean): string {
  return `-${crop ? "c" : "w"}${width}.webp`;
}

function fileName(hash: string, width: number, crop: boolean): string {
  return `${hash}${variantEnd(width, crop)}`;
}

function addressOf(hash: string, width: number, crop: boolean): string {
  return mediaAddress(`/media/${fileName(hash, width, crop)}`);
}

function widestOf(widths: readonly number[]): number {
  return widths.at(-1) ?? 0;
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
  const widest = widestOf(kept.widths);
  const height = Math.round((widest * (kept.height ?? 1)) / (kept.width ?? 1));
  return present(kept, kept.widths, widest, height, false);
}

/** The same where nothing is painted before it comes. */
export function presentUnpainted({ hash, width, height, widths }: Kept): Picture {
  return presentPicture({ hash, width, height, widths, placeholder: null });
}

/** The address of a stored picture for a small place: its widest version of at most so many pixels, if there is one. */
export function presentSmall(kept: Kept, width_max: number): string {
  const { hash, widths } = kept;
  return addressOf(hash, widths.findLast((width) => width <= width_max) ?? widestOf(widths), false);
}

/** The centred crop of a stored picture, as cards show it. */
export function presentCrop(kept: Kept & { cut_widths: number[] }, ratio: number): Picture {
  const widest = widestOf(kept.cut_widths);
  return present(kept, kept.cut_widths, widest, Math.round(widest / ratio), true);
}

function present(kept: Kept, widths: number[], width: number, height: number, crop: boolean): Picture {
  return {
    url: addressOf(kept.hash, width, crop),
    srcset: widths.map((each) => `${addressOf(kept.hash, each, crop)} ${each}w`).join(", "),
    width,
    height,
    placeholder: kept.placeholder ?? "",
  };
}

type StoredFile = Kept & { cut_widths: number[]; kind: "image" | "video" | "document"; content_type: string };

/** Every name under which a stored file lies in storage. */
export function fileNamesOf({
  hash,
  kind,
  content_type,
  widths,
  cut_widths,
}: Omit<StoredFile, "placeholder">): string[] {
  if (kind !== "image") return [oneSizeName(hash, content_type)];
  return [
    ...widths.map((width) => fileName(hash, width, false)),
    ...cut_widths.map((width) => fileName(hash, width, true)),
  ];
}

function oneSizeName(hash: string, content_type: string): string {
  return `${hash}.${content_type.replace(/^.*\//, "")}`;
}

/** Where a stored file lies: a picture's widest version, or the one size of anything else [media-2]. */
export function presentFileUrl(kept: Omit<StoredFile, "cut_widths">): string {
  if (kept.kind === "image") return addressOf(kept.hash, widestOf(kept.widths), false);
  return mediaAddress(`/media/${oneSizeName(kept.hash, kept.content_type)}`);
}
