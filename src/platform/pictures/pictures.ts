import type { Picture } from "../../contract/providers/schema.ts";
import { mediaAddress } from "../storage/media-address.ts";

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

export type StoredPictureFacts = {
  hash: string;
  width: number | null;
  height: number | null;
  widths: number[];
  placeholder: string | null;
};

export function presentPicture(saved: StoredPictureFacts): Picture {
  const widest = widestOf(saved.widths);
  const height = Math.round((widest * (saved.height ?? 1)) / (saved.width ?? 1));
  return present(saved, saved.widths, widest, height, false);
}

export function presentUnpainted({ hash, width, height, widths }: StoredPictureFacts): Picture {
  return presentPicture({ hash, width, height, widths, placeholder: null });
}

export function presentSmall(saved: StoredPictureFacts, width_max: number): string {
  const { hash, widths } = saved;
  return addressOf(hash, widths.findLast((width) => width <= width_max) ?? widestOf(widths), false);
}

export function presentCrop(saved: StoredPictureFacts & { cut_widths: number[] }, ratio: number): Picture {
  const widest = widestOf(saved.cut_widths);
  return present(saved, saved.cut_widths, widest, Math.round(widest / ratio), true);
}

function present(saved: StoredPictureFacts, widths: number[], width: number, height: number, crop: boolean): Picture {
  return {
    url: addressOf(saved.hash, width, crop),
    srcset: widths.map((each) => `${addressOf(saved.hash, each, crop)} ${each}w`).join(", "),
    width,
    height,
    placeholder: saved.placeholder ?? "",
  };
}

type StoredFile = StoredPictureFacts & {
  cut_widths: number[];
  kind: "image" | "video" | "document";
  content_type: string;
};

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
export function presentFileUrl(saved: Omit<StoredFile, "cut_widths">): string {
  if (saved.kind === "image") return addressOf(saved.hash, widestOf(saved.widths), false);
  return mediaAddress(`/media/${oneSizeName(saved.hash, saved.content_type)}`);
}
