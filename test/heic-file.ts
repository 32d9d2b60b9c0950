/** A hand-made HEIC file, since we have no HEVC encoder to test the decoder with. */

class Bits {
  #bits: number[] = [];
  u(value: number, count: number): this {
    for (let place = count - 1; place >= 0; place -= 1) this.#bits.push(Math.floor(value / 2 ** place) % 2);
    return this;
  }
  ue(...values: number[]): this {
    for (const value of values) {
      const length = 31 - Math.clz32(value + 1);
      this.u(0, length).u(value + 1, length + 1);
    }
    return this;
  }
  align(first = 0): this {
    if (first === 1 || this.#bits.length % 8 !== 0) this.#bits.push(first);
    while (this.#bits.length % 8 !== 0) this.#bits.push(0);
    return this;
  }
  bytes(): number[] {
    const result: number[] = [];
    for (let at = 0; at < this.#bits.length; at += 8)
      result.push(Number.parseInt(this.#bits.slice(at, at + 8).join(""), 2));
    return result;
  }
}

function unit(type: number, content: readonly number[]): Buffer {
  const bytes = [type << 1, 1];
  let zeros = 0;
  for (const byte of content) {
    if (zeros === 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(bytes);
}

const side = 32;
const profile = (bits: Bits) => bits.u(3, 8).u(0x70000000, 32).u(0b1001, 4).u(0, 44).u(30, 8);

const videoSet = profile(new Bits().u(0, 4).u(3, 2).u(0, 9).u(1, 1).u(0xffff, 16))
  .u(1, 1)
  .ue(0, 0, 0)
  .u(0, 6)
  .ue(0)
  .u(0, 2);
/** One 32 × 32 block that allows raw (PCM) samples. */
const sequenceSet = profile(new Bits().u(0, 7).u(1, 1))
  .ue(0, 1, side, side)
  .u(0, 1)
  .ue(0, 0, 4)
  .u(1, 1)
  .ue(0, 0, 0, 2, 0, 0, 3, 0, 0)
  .u(0, 3)
  .u(1, 1)
  .u(7, 4)
  .u(7, 4)
  .ue(2, 0)
  .u(1, 1)
  .ue(0)
  .u(0, 5);
const pictureSet = new Bits().ue(0, 0).u(0, 7).ue(0, 0, 0).u(0, 3).ue(0, 0).u(0, 10).ue(0).u(0, 2);

/** Raw samples after the coded flags (9.3). */
function slice(samples: readonly number[]): number[] {
  const head = new Bits().u(0b10, 2).ue(0, 2, 0).align(1);
  const decisions = codedEnd(270 - 2).align();
  return [
    ...head.bytes(),
    ...decisions.bytes(),
    ...samples,
    ...codedEnd(510 - 2)
      .align()
      .bytes(),
  ];
}

/** The coder's final bits for this lower bound; the first bit of its ten-bit register is never written. */
function codedEnd(low: number): Bits {
  const register = low * 2 ** 7;
  return new Bits().u(Math.floor(register / 2 ** 9) % 2 ** 7, 7).u((Math.floor(register / 2 ** 7) % 4) | 1, 2);
}

function box(name: string, ...content: (Uint8Array | number[])[]): Buffer {
  const inner = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, inner]);
}

const text = (value: string) => Buffer.from(value, "latin1");
const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];

/** As `drawing`, optionally rotated by quarters, in other primaries (12: iPhone), or with a false declared size. */
export function heicFile({ turns = 0, primaries = 1, declared = side } = {}): Uint8Array<ArrayBuffer> {
  const colours = { red: [76, 85, 255], green: [150, 44, 21], blue: [29, 255, 107] };
  const at = (x: number, y: number) => (y < 4 ? colours.green : x < side / 2 ? colours.red : colours.blue);
  const samples: number[] = [];
  for (const [plane, step] of [
    [0, 1],
    [1, 2],
    [2, 2],
  ] as const)
    for (let y = 0; y < side; y += step) for (let x = 0; x < side; x += step) samples.push(at(x, y)[plane] ?? 0);
  const picture = unit(20, slice(samples));
  const sets = [
    [32, videoSet],
    [33, sequenceSet],
    [34, pictureSet],
  ] as const;
  const arrays = sets.flatMap(([type, bits]) => {
    const set = unit(type, bits.align(1).bytes());
    return [0x80 | type, 0, 1, ...u16(set.length), ...set];
  });
  const record = [
    1,
    3,
    ...u32(0x70000000),
    0x90,
    0,
    0,
    0,
    0,
    0,
    30,
    0xf0,
    0,
    0xfc,
    0xfd,
    0xf8,
    0xf8,
    0,
    0,
    0x0f,
    3,
    ...arrays,
  ];
  const properties = [
    box("hvcC", record),
    box("ispe", u32(0), u32(declared), u32(declared)),
    box("colr", text("nclx"), u16(primaries), u16(13), u16(5), [0x80]),
    box("irot", [turns]),
  ];
  const order = box("ipma", u32(0), u32(1), u16(1), [4, 0x81, 2, 3, 0x84]);
  const type = box("ftyp", text("heic"), u32(0), text("mif1heic"));
  const content = Buffer.concat([Buffer.from(u32(picture.length)), picture]);
  const meta = (offset: number) =>
    box(
      "meta",
      u32(0),
      box("hdlr", u32(0), u32(0), text("pict"), u32(0), u32(0), u32(0), [0]),
      box("pitm", u32(0), u16(1)),
      box("iloc", u32(0), [0x44, 0], u16(1), u16(1), u16(0), u16(1), u32(offset), u32(content.length)),
      box("iinf", u32(0), u16(1), box("infe", u32(0x02000000), u16(1), u16(0), text("hvc1"), [0])),
      box("iprp", box("ipco", ...properties), order),
    );
  const offset = type.length + meta(0).length + 8;
  return Uint8Array.from(Buffer.concat([type, meta(offset), box("mdat", content)]));
}
