/** In displayed pixels; null where the file doesn't say. */
export type FilmSize = { width: number | null; height: number | null };

type Box = { name: string; content: Buffer };

const boxes_max = 4_096;

/** Reads headers only. Null for a damaged file: cut off, or without a picture track. */
export function readFilmSize(content: Uint8Array, kind: "mp4" | "webm"): FilmSize | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  try {
    return kind === "mp4" ? mp4Size(bytes) : webmSize(bytes);
  } catch (cause) {
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

/** ISO 14496-12: the size is at the end of the first picture track's `tkhd`, as 16.16 fixed point. */
function mp4Size(bytes: Buffer): FilmSize | null {
  const all = readBoxes(bytes);
  if (!all.some(({ name, content }) => name === "mdat" && content.length > 0)) return null;
  const movie = readBoxes(inside(all, "moov"));
  for (const { name, content } of movie) {
    if (name !== "trak") continue;
    const track = readBoxes(content);
    const handler = inside(readBoxes(inside(track, "mdia")), "hdlr").toString("latin1", 8, 12);
    if (handler !== "vide") continue;
    const header = inside(track, "tkhd");
    const [width, height] = [
      header.readUInt32BE(header.length - 8) >>> 16,
      header.readUInt32BE(header.length - 4) >>> 16,
    ];
    // The matrix before it rotates by a quarter turn where its first number is 0.
    const isTurned = header.readInt32BE(header.length - 44) === 0;
    if (width === 0 || height === 0) return { width: null, height: null };
    return isTurned ? { width: height, height: width } : { width, height };
  }
  return null;
}

function inside(boxes: readonly Box[], name: string): Buffer {
  return boxes.find((box) => box.name === name)?.content ?? Buffer.alloc(0);
}

function readBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length && boxes.length < boxes_max;) {
    let [size, headerSize] = [bytes.readUInt32BE(at), 8];
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (size === 1) [size, headerSize] = [Number(bytes.readBigUInt64BE(at + 8)), 16];
    if (size === 0) size = bytes.length - at;
    if (size < headerSize || at + size > bytes.length) throw new RangeError(`the box ${name} is cut off`);
    boxes.push({ name, content: bytes.subarray(at + headerSize, at + size) });
    at += size;
  }
  return boxes;
}

const segment = 0x18538067;

const cluster = 0x1f43b675;

const tracks = 0x1654ae6b;

const track_entry = 0xae;

const video = 0xe0;

const pixel_width = 0xb0;

const pixel_height = 0xba;

/** WebM (RFC 8794 and 9559): the pixel size of the first track with a Video. */
function webmSize(bytes: Buffer): FilmSize | null {
  const body = readElements(bytes).find(({ id }) => id === segment)?.content;
  const elements = body ? readElements(body) : [];
  if (!elements.some(({ id }) => id === cluster)) return null;
  const entries = readElements(elements.find(({ id }) => id === tracks)?.content ?? Buffer.alloc(0));
  for (const { id, content } of entries) {
    const videoElement = id === track_entry && readElements(content).find((each) => each.id === video);
    if (!videoElement) continue;
    const sizes = readElements(videoElement.content);
    return { width: numberOf(sizes, pixel_width), height: numberOf(sizes, pixel_height) };
  }
  return null;
}

type Element = { id: number; content: Buffer };

const elements_max = 4_096;

function numberOf(elements: readonly Element[], id: number): number | null {
  const content = elements.find((each) => each.id === id)?.content;
  return content && content.length > 0 && content.length <= 6 ? content.readUIntBE(0, content.length) : null;
}

function readElements(bytes: Buffer): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length && elements.length < elements_max;) {
    const idLength = Math.clz32(bytes.readUInt8(at)) - 23;
    const id = bytes.readUIntBE(at, Math.min(idLength, 4));
    at += idLength;
    const sizeLength = Math.clz32(bytes.readUInt8(at)) - 23;
    if (idLength > 4 || sizeLength > 8) throw new RangeError("not an element");
    const size = sizeOf(bytes, at, sizeLength);
    at += sizeLength;
    // Live recordings have no size: the element extends to the end.
    const end = size === null ? bytes.length : at + size;
    if (end > bytes.length) throw new RangeError("an element is cut off");
    elements.push({ id, content: bytes.subarray(at, end) });
    at = end;
  }
  return elements;
}

/** Without its marker bit; null where all bits are set, for an unknown length. */
function sizeOf(bytes: Buffer, at: number, length: number): number | null {
  let value = bytes.readUInt8(at) & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let each = 1; each < length; each += 1) {
    const next = bytes.readUInt8(at + each);
    isUnknown &&= next === 0xff;
    value = value * 256 + next;
  }
  return isUnknown ? null : value;
}
