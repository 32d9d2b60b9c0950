import { expect, test } from "vitest";
import { heicFile } from "../../../test/heic-file.ts";
import { fileKind } from "../storage/file-kind.ts";
import { decodeHeic } from "./decode-heic.ts";
import { encodePicture } from "./encode-picture.ts";

async function coloursOf(bytes: Uint8Array<ArrayBuffer>) {
  const { data, width, height } = await decodeHeic(bytes);
  expect({ width, height }).toEqual({ width: 32, height: 32 });
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
  return { left: at(4, 16), right: at(28, 16), above: at(16, 1), below: at(16, 30) };
}

function expectNear(result: number[], expected: number[]) {
  for (const [place, value] of expected.entries())
    expect(Math.abs((result[place] ?? -1000) - value), `${result.join(" ")} for ${expected.join(" ")}`).toBeLessThan(4);
}

test("an iPhone's format is known, and decoded in its colours", async () => {
  expect(fileKind(heicFile())).toBe("heic");
  const { left, right, above } = await coloursOf(heicFile());
  expectNear(left, [255, 0, 0]);
  expectNear(right, [0, 0, 255]);
  expectNear(above, [0, 255, 0]);
});

test("a turned picture comes out upright", async () => {
  const { below } = await coloursOf(heicFile({ turns: 2 }));
  expectNear(below, [0, 255, 0]);
});

test("an iPhone's wider colours become the same colours of sRGB, as far as it has them", async () => {
  const { left } = await coloursOf(heicFile({ primaries: 12 }));
  // Display P3's red is outside sRGB: the nearest is the brightest red.
  expectNear(left, [255, 0, 0]);
});

test("the picture is made into the widths of pages", async () => {
  const made = await encodePicture(await decodeHeic(heicFile()), { widths: [16, 64] });
  expect(made).toMatchObject({ width: 32, height: 32, widths: [16, 32] });
});

test("too many pixels are refused by what the file declares", async () => {
  await expect(decodeHeic(heicFile({ declared: 8_000 }))).rejects.toMatchObject({ code: "picture_too_many_pixels" });
});

test.each([0.2, 0.5, 0.9, 0.99])("%f of a file is damaged", async (share) => {
  const complete = heicFile();
  await expect(decodeHeic(complete.subarray(0, Math.floor(complete.length * share)))).rejects.toBeInstanceOf(Error);
});
