import sharp from "sharp";

const width = 4_000;
const height = 3_000;

/** Photographs of 12 megapixels and a few megabytes each, as phones make them: grain over soft shapes, no two alike. */
export async function makePhotos(count: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const grain = await sharp({ create: { width: 1_000, height: 750, channels: 3, background: "#888", noise } })
    .png()
    .toBuffer();
  const picture = await sharp(grain).resize(width, height, { kernel: "cubic" }).raw().toBuffer();
  const photos: Uint8Array<ArrayBuffer>[] = [];
  for (let each = 0; each < count; each += 1) {
    // Another quality makes another file of the same pixels.
    const encoded = sharp(picture, { raw: { width, height, channels: 3 } }).jpeg({ quality: 92 - each });
    photos.push(Uint8Array.from(await encoded.toBuffer()));
  }
  return photos;
}
