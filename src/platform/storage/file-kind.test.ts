import sharp from "sharp";
import { expect, test } from "vitest";
import { drawing, film, webm } from "../../../test/picture-files.ts";
import { fileKind, isPdf } from "./file-kind.ts";

const picture = await drawing(64, 48).png().toBuffer();
const start = (text: string) => Buffer.from(text.padEnd(64, "\0"), "latin1");

test.each(["jpeg", "png", "webp", "avif"] as const)("a %s is recognised by its bytes", async (format) => {
  expect(fileKind(await sharp(picture).toFormat(format).toBuffer())).toBe(format);
});

test.each([
  ["HEIC of an iPhone", start("\0\0\0\x24ftypheic\0\0\0\0mif1MiHEheic"), "heic"],
  ["HEIC by its second brand", start("\0\0\0\x1cftypmif1\0\0\0\0mif1heic"), "heic"],
  ["AVIF by its second brand", start("\0\0\0\x1cftypmif1\0\0\0\0mif1avif"), "avif"],
  ["MP4", film(640, 160), "mp4"],
  ["MP4 of a phone", film(640, 160, { brand: "mp42" }), "mp4"],
  ["WebM", webm(640, 160), "webm"],
  ["Matroska", webm(640, 160, { type: "matroska" }), null],
  ["QuickTime", film(640, 160, { brand: "qt  " }), null],
  ["SVG", start("<svg xmlns='http://www.w3.org/2000/svg'>"), null],
  ["HTML", start("<!doctype html><script>"), null],
  ["HTML before a JPEG", Buffer.concat([start("<script>"), Buffer.from([0xff, 0xd8, 0xff])]), null],
  ["PDF", start("%PDF-1.7"), null],
  ["GIF", start("GIF89a"), null],
  ["TIFF", start("II*\0"), null],
  ["BMP", start("BM"), null],
  ["text", start("not a picture"), null],
  ["RIFF that is a sound", start("RIFF\x10\0\0\0WAVEfmt "), null],
  ["a few bytes", Buffer.from([0xff, 0xd8, 0xff]), null],
  ["nothing", Buffer.alloc(0), null],
])("%s", (_what, bytes, kind) => {
  expect(fileKind(bytes)).toBe(kind);
});

test("a PDF is recognised by its first bytes, and by no later ones", () => {
  const isOne = (text: string) => isPdf(Buffer.from(text, "latin1"));
  for (const text of ["%PDF-1.4\n", "%PDF-1.7", "%PDF-2.0\r\n"]) expect(isOne(text)).toBe(true);
  for (const text of ["", "%PDF", "%PDF-9.1", " %PDF-1.4", "<html>%PDF-1.4", "%!PS-Adobe"])
    expect(isOne(text)).toBe(false);
});
