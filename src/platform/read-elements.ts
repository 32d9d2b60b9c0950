/** A part of a Matroska file by its id (RFC 8794). */
type Element = { id: number; content: Buffer };

const elements_max = 4_096;

/** The number that the first element of an id holds; null where there is none. */
export function numberOf(elements: readonly Element[], id: number): number | null {
  const content = elements.find((each) => each.id === id)?.content;
  return content && content.length > 0 && content.length <= 6 ? content.readUIntBE(0, content.length) : null;
}

/** The elements of a part, one after the other. Throws a `RangeError` where one is cut off. */
export function readElements(bytes: Buffer): Element[] {
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
