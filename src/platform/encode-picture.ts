import sharp, { type Sharp, type SharpOptions } from "sharp";
import * as limits from "../contract/limits.ts";
import { variantEnd, type PictureShape } from "./pictures.ts";
import { refuse } from "./refusal.ts";

/** A picture made anew in the widths of its shape. Nothing of the source is in it but what can be seen. */
export type EncodedPicture = {
  /** The source's size in pixels, upright. */
  width: number;
  height: number;
  widths: number[];
  cut_widths: number[];
  bytes: number;
  placeholder: string;
  /** Each variant by what follows the hash in its name in storage. */
  parts: Map<string, Uint8Array>;
};

/** A picture that somebody else has decoded: red, green, blue and alpha, a byte each. */
export type Pixels = { data: Uint8Array; width: number; height: number };

const quality = 72;
/** The decoder stops at damage instead of painting the rest grey, and at sizes that nobody's camera makes. */
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
 * Makes a picture anew: upright, in sRGB, eight bits deep, without any metadata, as WebP in the widths of its shape;
 * what is transparent stays so, and of an animation the first frame counts [media-2]. Too many pixels are refused
 * by the header, before anything is decoded.
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
  // Decoded once, no larger than the largest variant needs: a JPEG then never stands in memory as a whole.
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
  const bytes = [...parts.values()].reduce((sum, part) => sum + part.length, 0);
  return { width, height, widths, cut_widths, bytes, placeholder, parts };
}

/** The upright size of a picture by its header alone; nothing is decoded yet. */
async function readSize(source: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height, autoOrient } = await sharp(source, { ...input, limitInputPixels: false }).metadata();
  if (width * height > limits.image_pixels_max) refuse("picture_too_many_pixels");
  return autoOrient;
}

function assertProportion(width: number, height: number): void {
  if (Math.max(width, height) > limits.image_proportion_max * Math.min(width, height)) refuse("picture_too_narrow");
}
