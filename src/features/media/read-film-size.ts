/** How large a film is shown, in pixels; null where it doesn't say. */
export type FilmSize = { width: number | null; height: number | null };

/** A film is read no deeper than its tracks. */
type Box = { name: string; content: Buffer };

const boxes_max = 4_096;

/**
 * How large an MP4 or WebM film is shown. Null for a file that is damaged: that ends within a box, or has no picture
 * track. Only what the containers say is read; nothing is decoded.
 */
export function readFilmSize(content: Uint8Array, kind: "mp4" | "webm"): FilmSize | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  try {
    return kind === "mp4" ? mp4Size(bytes) : webmSize(bytes);
  } catch (cause) {
    // A length that points past the end.
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

/** MP4 (ISO 14496-12): the first track whose handler shows a picture; its size stands at the end of `tkhd`, as 16.16. */
function mp4Size(bytes: Buffer): FilmSize | null {
  const all = readBoxes(bytes);
  if (!all.some(({ name, content }) => name === "mdat" && content.length > 0)) return null;
  const movie = readBoxes(inside(all, "moov"));
  for (const { name, content } of movie) {
    if (name !== "trak") continue;
    const track = readBoxes(content);
    const handler = inside(readBoxes(inside(track, "mdia")), "hdlr").toString("latin1", 8, 12);
    if (handler !== "vide") continue;
    const head = inside(track, "tkhd");
    const [width, height] = [head.readUInt32BE(head.length - 8) >>> 16, head.readUInt32BE(head.length - 4) >>> 16];
    // The matrix before it turns by a quarter where its first number is 0.
    const isTurned = head.readInt32BE(head.length - 44) === 0;
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
    let [size, head] = [bytes.readUInt32BE(at), 8];
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (size === 1) [size, head] = [Number(bytes.readBigUInt64BE(at + 8)), 16];
    // The last box may say that it goes to the end.
    if (size === 0) size = bytes.length - at;
    if (size < head || at + size > bytes.length) throw new RangeError(`the box ${name} is cut off`);
    boxes.push({ name, content: bytes.subarray(at + head, at + size) });
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

/** WebM (RFC 8794 and 9559): Segment, Tracks, the first entry with a Video, its pixel sizes. */
function webmSize(bytes: Buffer): FilmSize | null {
  const body = readElements(bytes).find(({ id }) => id === segment)?.content;
  const parts = body ? readElements(body) : [];
  if (!parts.some(({ id }) => id === cluster)) return null;
  const entries = readElements(parts.find(({ id }) => id === tracks)?.content ?? Buffer.alloc(0));
  for (const { id, content } of entries) {
    const shown = id === track_entry && readElements(content).find((each) => each.id === video);
    if (!shown) continue;
    const sizes = readElements(shown.content);
    return { width: numberOf(sizes, pixel_width), height: numberOf(sizes, pixel_height) };
  }
  return null;
}

/** A part of a Matroska file by its id (RFC 8794). */
type Element = { id: number; content: Buffer };

const elements_max = 4_096;

/** The number that the first element of an id holds; null where there is none. */
function numberOf(elements: readonly Element[], id: number): number | null {
  const content = elements.find((each) => each.id === id)?.content;
  return content && content.length > 0 && content.length <= 6 ? content.readUIntBE(0, content.length) : null;
}

/** The elements of a part, one after the other. Throws a `RangeError` where one is cut off. */
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
    // What was written live doesn't know its size: it goes to the end.
    const end = size === null ? bytes.length : at + size;
    if (end > bytes.length) throw new RangeError("an element is cut off");
    elements.push({ id, content: bytes.subarray(at, end) });
    at = end;
  }
  return elements;
}

/** A length without its marker bit; null where all of its bits say that it is not known. */
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
