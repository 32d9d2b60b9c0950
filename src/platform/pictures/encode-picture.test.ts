import sharp from "sharp";
import { expect, test } from "vitest";
import { animatedPng, drawing } from "../../../test/picture-files.ts";
import { Refusal } from "../refusal.ts";
import { encodePicture } from "./encode-picture.ts";

const shape = { widths: [16, 32, 80], crop: { ratio: 3 / 2, widths: [24, 48] } };

async function widest(source: Uint8Array) {
  const { parts, widths } = await encodePicture(source, shape);
  return sharp(parts.get(`-w${widths.at(-1)}.webp`) ?? new Uint8Array());
}

async function colourAt(picture: ReturnType<typeof sharp>, across: number, down: number): Promise<number[]> {
  const { data, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

function expectNear(result: number[], expected: number[], within = 40) {
  expect(result).toHaveLength(expected.length);
  for (const [place, value] of expected.entries())
    expect(Math.abs((result[place] ?? -1000) - value), `${result.join(" ")} for ${expected.join(" ")}`).toBeLessThan(
      within,
    );
}

async function expectDrawing(source: Uint8Array) {
  const picture = await widest(source);
  expectNear(await colourAt(picture, 0.2, 0.6), [255, 0, 0]);
  expectNear(await colourAt(picture, 0.8, 0.6), [0, 0, 255]);
  expectNear(await colourAt(picture, 0.5, 0.05), [0, 255, 0]);
}

const still = await drawing(80, 60).png().toBuffer();

test("every width is there, none is enlarged, and the names have the widths", async () => {
  const made = await encodePicture(await drawing(60, 40).png().toBuffer(), shape);
  expect(made).toMatchObject({ width: 60, height: 40, widths: [16, 32, 60], cut_widths: [24, 48] });
  expect([...made.parts.keys()]).toEqual(["-w16.webp", "-w32.webp", "-w60.webp", "-c24.webp", "-c48.webp"]);
  for (const [name, bytes] of made.parts) {
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width }).toEqual({ format: "webp", width: Number(/\d+/.exec(name)?.[0]) });
    expect(Math.abs((width ?? 0) / (height ?? 1) - 3 / 2)).toBeLessThan(0.1);
  }
  expect(made.bytes).toBe([...made.parts.values()].reduce((sum, { length }) => sum + length, 0));
  expect(made.placeholder).toMatch(/^data:image\/webp;base64,/);
});

test.each(["jpeg", "png", "webp", "avif"] as const)("a %s comes out in its colours", async (format) => {
  await expectDrawing(await sharp(still).toFormat(format, { quality: 95 }).toBuffer());
});

test("CMYK, sixteen bits, a palette and a wider colour space come out in the same colours", async () => {
  await expectDrawing(await sharp(still).toColourspace("rgb16").png().toBuffer());
  await expectDrawing(await sharp(still).png({ palette: true }).toBuffer());
  await expectDrawing(await sharp(still).withIccProfile("p3").jpeg({ quality: 95 }).toBuffer());
  const cmyk = await widest(await sharp(still).toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer());
  const [red = 0, green = 0, blue = 0] = await colourAt(cmyk, 0.2, 0.6);
  expect(red).toBeGreaterThan(180);
  expect(Math.max(green, blue)).toBeLessThan(90);
});

test("grey stays grey, also with transparency in sixteen bits", async () => {
  const grey = await sharp(still).greyscale().png().toBuffer();
  const [red = 0, green = 0, blue = 0] = await colourAt(await widest(grey), 0.2, 0.6);
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(8);
  const clear = await sharp(grey).ensureAlpha(0.5).toColourspace("grey16").png().toBuffer();
  const alpha = (await colourAt(await widest(clear), 0.2, 0.6)).at(-1) ?? 0;
  expect(Math.abs(alpha - 128)).toBeLessThan(8);
});

test("transparency is preserved", async () => {
  const clear = {
    create: { width: 80, height: 60, channels: 4 as const, background: { r: 255, g: 0, b: 0, alpha: 0 } },
  };
  expect((await colourAt(await widest(await sharp(clear).png().toBuffer()), 0.5, 0.5)).at(-1)).toBe(0);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a picture with orientation %i is turned upright, and its orientation is removed",
  async (orientation) => {
    const back = { 1: 0, 2: 0, 3: 180, 4: 180, 5: 270, 6: 270, 7: 90, 8: 90 }[orientation] ?? 0;
    const flipped = [2, 4, 5, 7].includes(orientation);
    const seen = sharp(still);
    const sensor = await sharp(await (flipped ? seen.flop() : seen).png().toBuffer())
      .rotate(back)
      .png()
      .toBuffer();
    const sent = await sharp(sensor).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const made = await encodePicture(sent, shape);
    expect(made).toMatchObject({ width: 80, height: 60 });
    await expectDrawing(sent);
  },
);

test("no width has EXIF, GPS, XMP or the colour profile", async () => {
  const exif = { IFD0: { Copyright: "SECRET-OWNER", Make: "SECRET-CAMERA" }, IFD3: { GPSLatitude: "33/1 55/1 0/1" } };
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>SECRET-XMP</rdf:RDF></x:xmpmeta>';
  for (const format of ["jpeg", "png", "webp", "avif"] as const) {
    const sent = await sharp(still).withExif(exif).withXmp(xmp).withIccProfile("p3").toFormat(format).toBuffer();
    expect(sent.toString("latin1")).toContain("SECRET-OWNER");
    const { parts, placeholder } = await encodePicture(sent, shape);
    const tiny = Buffer.from(placeholder.slice(placeholder.indexOf(",") + 1), "base64");
    for (const bytes of [...parts.values(), tiny]) {
      expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/SECRET|EXIF|XMP |ICCP|GPS/);
      const { exif: savedExif, xmp: savedXmp, icc, orientation } = await sharp(bytes).metadata();
      expect([savedExif, savedXmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  }
});

test("only the first frame of an animation is used", async () => {
  await expectDrawing(await animatedPng());
  const frames = [still, await sharp(still).negate({ alpha: false }).png().toBuffer()];
  const animated = await sharp(frames, { join: { animated: true } })
    .webp({ quality: 95 })
    .toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(2);
  expect(await encodePicture(animated, shape)).toMatchObject({ width: 80, height: 60 });
  await expectDrawing(animated);
});

test("data behind a picture's end is removed", async () => {
  const jpeg = await sharp(still).jpeg({ quality: 95 }).toBuffer();
  const polyglot = Buffer.concat([jpeg, Buffer.from("<script>alert('SECRET')</script>")]);
  const { parts } = await encodePicture(polyglot, shape);
  for (const bytes of parts.values()) expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/SECRET|script/);
});

test("a picture of a stripe is refused", async () => {
  const stripe = await drawing(220, 20).png().toBuffer();
  const refused: unknown = await encodePicture(stripe, shape).catch((cause: unknown) => cause);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: "picture_too_narrow" });
});

test.each(["jpeg", "png", "webp", "avif"] as const)("a %s that is cut off is not made", async (format) => {
  const noisy = {
    create: {
      width: 320,
      height: 240,
      channels: 3 as const,
      background: "#888",
      noise: { type: "gaussian" as const, mean: 128, sigma: 60 },
    },
  };
  const complete = await sharp(noisy).toFormat(format).toBuffer();
  for (const share of [0.3, 0.6, 0.9]) {
    const made = encodePicture(Uint8Array.from(complete.subarray(0, Math.floor(complete.length * share))), shape);
    await expect(made, `${share} of it`).rejects.toBeInstanceOf(Error);
  }
});
