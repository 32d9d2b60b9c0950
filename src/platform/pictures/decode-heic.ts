import type { HeifImage } from "libheif-js/wasm-bundle.js";
import sharp from "sharp";
import * as limits from "../../contract/limits.ts";
import { refuse } from "../refusal.ts";
import type { Pixels } from "./encode-picture.ts";

/** Display P3 (iPhones) to sRGB, both linear; white point and curve are the same. */
const p3_to_srgb: [[number, number, number], [number, number, number], [number, number, number]] = [
  [1.2249, -0.2247, 0],
  [-0.042, 1.0419, 0],
  [-0.0197, -0.0786, 1.0979],
];

/** One per process: it frees a file's memory when it gets the next. */
let decoder: { decode(bytes: Uint8Array): HeifImage[] } | undefined;

/** Upright and in sRGB. libheif in WebAssembly (LGPL), so that a malicious file stays in its sandbox. */
export async function decodeHeic(bytes: Uint8Array): Promise<Pixels> {
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  decoder ??= new libheif.HeifDecoder();
  const images = decoder.decode(bytes);
  try {
    const pixels = await decodeMain(images);
    return isDisplayP3(bytes) ? await toSrgb(pixels) : pixels;
  } finally {
    for (const image of images) image.free();
  }
}

async function decodeMain(images: readonly HeifImage[]): Promise<Pixels> {
  const image = images.find((each) => each.is_primary()) ?? images[0] ?? refuse("picture_damaged");
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > limits.image_pixels_max) refuse("picture_too_many_pixels");
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const decoded = await new Promise<object | null>((resolve) => image.display(target, resolve));
  if (!decoded) refuse("picture_damaged");
  return { data: new Uint8Array(target.data.buffer), width, height };
}

/** By the profile's name (UTF-16 in ICC), or by its number (H.273: 12). */
function isDisplayP3(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const name = "Display P3";
  return (
    bytes.includes(Buffer.from("colrnclx\0\x0c", "latin1")) ||
    bytes.includes(Buffer.from(name, "utf16le").swap16()) ||
    bytes.includes(Buffer.from(name, "latin1"))
  );
}

async function toSrgb({ data, width, height }: Pixels): Promise<Pixels> {
  const converted = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .pipelineColourspace("scrgb")
    .recomb(p3_to_srgb)
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer();
  return { data: new Uint8Array(converted.buffer, converted.byteOffset, converted.length), width, height };
}
