import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

export type SentFile = { name: string; bytes: Uint8Array<ArrayBuffer> | string };

export function formOf(field: string, files: readonly SentFile[]): FormData {
  const form = new FormData();
  for (const { name, bytes } of files) form.append(field, new Blob([bytes], { type: "image/jpeg" }), name);
  return form;
}

export function drawing(width: number, height: number) {
  const half = Math.round(width / 2);
  const block = (colour: string, w: number, h: number) => ({
    create: { width: w, height: h, channels: 3 as const, background: colour },
  });
  return sharp(block("#ff0000", width, height)).composite([
    { input: block("#0000ff", width - half, height), left: half, top: 0 },
    { input: block("#00ff00", width, Math.ceil(height / 8)), left: 0, top: 0 },
  ]);
}

let made = 0;

export async function photo(format: "jpeg" | "png" | "webp" | "avif" = "jpeg"): Promise<SentFile> {
  made += 1;
  const mark = { create: { width: 4, height: 4, channels: 3 as const, background: { r: made, g: made * 7, b: 90 } } };
  const picture = drawing(400, 300).composite([{ input: mark, left: 10 + made, top: 100 }]);
  return { name: `photo-${made}.${format}`, bytes: await own(picture.toFormat(format).toBuffer()) };
}

/** `Blob` needs an unshared buffer. */
export async function own(bytes: Promise<Uint8Array> | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await bytes);
}

/** A few hundred bytes that declare this size. */
export function declaredPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const parts = [pngChunk("IHDR", head), pngChunk("IDAT", deflateSync(Buffer.alloc(50_000))), pngChunk("IEND")];
  return Uint8Array.from(Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]));
}

export async function animatedPng(): Promise<Uint8Array<ArrayBuffer>> {
  const still = await drawing(40, 30).png({ compressionLevel: 9 }).toBuffer();
  const data_at = still.indexOf("IDAT") - 4;
  const data = still.subarray(data_at + 8, data_at + 8 + still.readUInt32BE(data_at));
  const count = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const frame = (sequence: number) => {
    const control = Buffer.alloc(26);
    for (const [at, value] of [
      [0, sequence],
      [4, 40],
      [8, 30],
    ] as const)
      control.writeUInt32BE(value, at);
    control.writeUInt16BE(1, 20);
    control.writeUInt16BE(10, 22);
    return pngChunk("fcTL", control);
  };
  const second = pngChunk("fdAT", Buffer.concat([Buffer.from([0, 0, 0, 2]), data]));
  const tail = pngChunk("IEND");
  const head = still.subarray(0, data_at);
  return Uint8Array.from(
    Buffer.concat([head, pngChunk("acTL", count), frame(0), pngChunk("IDAT", data), frame(1), second, tail]),
  );
}

function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function box(name: string, ...content: Uint8Array[]): Buffer {
  const inner = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, inner]);
}

/** A few hundred bytes with one video track, not playable. */
export function film(
  width: number,
  height: number,
  { brand = "isom", isTurned = false, handler = "vide" } = {},
): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(84);
  head.writeInt32BE(isTurned ? 0 : 0x10000, 84 - 44);
  head.writeUInt32BE(width * 65_536, 76);
  head.writeUInt32BE(height * 65_536, 80);
  const media = box("mdia", box("hdlr", Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13)));
  const movie = box("moov", box("mvhd", Buffer.alloc(100)), box("trak", box("tkhd", head), media));
  const type = box("ftyp", Buffer.from(brand), Buffer.alloc(4), Buffer.from("mp42"));
  return Uint8Array.from(Buffer.concat([type, movie, box("mdat", Buffer.alloc(200, 7))]));
}

function element(id: number[], content: Uint8Array, isLive = false): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(content.length, 4);
  size[0] = 1;
  return Buffer.concat([Buffer.from(id), isLive ? Buffer.from([1, 255, 255, 255, 255, 255, 255, 255]) : size, content]);
}

/** As WebM; `isLive` has no duration, like a recorder's. */
export function webm(width: number, height: number, { type = "webm", isLive = false } = {}): Uint8Array<ArrayBuffer> {
  const head = element(
    [0x1a, 0x45, 0xdf, 0xa3],
    Buffer.concat([
      Buffer.from([0x42, 0x82, 0x80 + type.length]),
      Buffer.from(type),
      Buffer.from([0x42, 0x87, 0x81, 4]),
    ]),
  );
  const number = (value: number) => Buffer.from([value >> 8, value & 255]);
  const sizes = Buffer.concat([element([0xb0], number(width)), element([0xba], number(height))]);
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0xe0], sizes)));
  const cluster = element([0x1f, 0x43, 0xb6, 0x75], Buffer.alloc(100, 0x81), isLive);
  return Uint8Array.from(
    Buffer.concat([head, element([0x18, 0x53, 0x80, 0x67], Buffer.concat([tracks, cluster]), isLive)]),
  );
}
