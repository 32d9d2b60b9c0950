import type { Picture } from "../contract/providers/shapes.ts";
import { mediaAddress } from "./media-address.ts";

export type PictureShape = {
  /** Of the uncropped picture in pixels, narrowest first; never enlarged. */
  widths: readonly number[];
  crop?: { ratio: number; widths: readonly number[] };
};

export type StoredPicture = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  cut_widths: number[];
  bytes: number;
  placeholder: string;
};

/** Follows the hash in a variant's name; a crop has its own letter. */
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

export type Kept = {
  hash: string;
  width: number | null;
  height: number | null;
  widths: number[];
  placeholder: string | null;
};

export function presentPicture(kept: Kept): Picture {
  const widest = widestOf(kept.widths);
  const height = Math.round((widest * (kept.height ?? 1)) / (kept.width ?? 1));
  return present(kept, kept.widths, widest, height, false);
}

export function presentUnpainted({ hash, width, height, widths }: Kept): Picture {
  return presentPicture({ hash, width, height, widths, placeholder: null });
}

export function presentSmall(kept: Kept, width_max: number): string {
  const { hash, widths } = kept;
  return addressOf(hash, widths.findLast((width) => width <= width_max) ?? widestOf(widths), false);
}

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

/** A picture's widest version, or the only file of another kind [media-2]. */
export function presentFileUrl(kept: Omit<StoredFile, "cut_widths">): string {
  if (kept.kind === "image") return addressOf(kept.hash, widestOf(kept.widths), false);
  return mediaAddress(`/media/${oneSizeName(kept.hash, kept.content_type)}`);
}
