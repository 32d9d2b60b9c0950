import sharp, { type Sharp, type SharpOptions } from "sharp";
import * as limits from "../../contract/limits.ts";
import { refuse } from "../refusal.ts";
import { variantEnd, type PictureShape } from "./pictures.ts";

/** Contains only pixels of the source. */
export type EncodedPicture = {
  /** In pixels, upright. */
  width: number;
  height: number;
  widths: number[];
  cut_widths: number[];
  bytes: number;
  placeholder: string;
  parts: Map<string, Uint8Array>;
};

export type Pixels = { data: Uint8Array; width: number; height: number };

const quality = 72;
/** Fails at damage, which would otherwise become grey, and at absurd sizes. */
const input: SharpOptions = {
  failOn: "error",
  limitInputPixels: limits.image_pixels_max,
  sequentialRead: true,
  pages: 1,
};

function fitting(widths: readonly number[], most: number): number[] {
  const fit = widths.filter((width) => width < most);
  const next = widths.find((width) => width >= most);
  return next === undefined ? fit : [...fit, Math.min(next, most)];
}

/**
 * Upright, sRGB, eight bits, no metadata, WebP in the shape's widths; transparency stays, an animation gives its first
 * frame [media-2]. Too many pixels fail before decoding.
 */
export async function encodePicture(source: Uint8Array | Pixels, shape: PictureShape): Promise<EncodedPicture> {
  const open = () =>
    source instanceof Uint8Array
      ? sharp(source, input)
      : sharp(source.data, { raw: { width: source.width, height: source.height, channels: 4 } });
  const { width, height } = source instanceof Uint8Array ? await readSize(source) : source;
  assertProportion(width, height);

  const widths = fitting(shape.widths, width);
  const { crop } = shape;
  const cut_widths = crop ? fitting(crop.widths, Math.min(width, Math.floor(height * crop.ratio))) : [];
  // Decodes at the largest size needed, so that no JPEG is in memory at full size.
  const crop_height = (cut_widths.at(-1) ?? 0) / (crop?.ratio ?? 1);
  const needed = Math.min(width, Math.max(widths.at(-1) ?? 1, Math.ceil((crop_height * width) / height)));
  const { data, info } = await open()
    .autoOrient()
    .resize({ width: needed })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const image = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const parts = new Map<string, Uint8Array>();
  const add = async (end: string, picture: Sharp) =>
    parts.set(end, new Uint8Array(await picture.webp({ quality }).toBuffer()));
  for (const each of widths) await add(variantEnd(each, false), image().resize({ width: each }));
  for (const each of cut_widths)
    await add(
      variantEnd(each, true),
      image().resize({ width: each, height: Math.round(each / (crop?.ratio ?? 1)), fit: "cover" }),
    );
  const tiny = await image().resize({ width: 12 }).webp({ quality: 40 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString("base64")}`;
  const bytes = [...parts.values()].reduce((sum, variant) => sum + variant.length, 0);
  return { width, height, widths, cut_widths, bytes, placeholder, parts };
}

async function readSize(source: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height, autoOrient } = await sharp(source, { ...input, limitInputPixels: false }).metadata();
  if (width * height > limits.image_pixels_max) refuse("picture_too_many_pixels");
  return autoOrient;
}

function assertProportion(width: number, height: number): void {
  if (Math.max(width, height) > limits.image_proportion_max * Math.min(width, height)) refuse("picture_too_narrow");
}
