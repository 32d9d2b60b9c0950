import { expect, test } from "vitest";
import { film, webm } from "../../../test/picture-files.ts";
import { readFilmSize } from "./read-film-size.ts";

test("a film's size is how it is shown", () => {
  expect(readFilmSize(film(1920, 480), "mp4")).toEqual({ width: 1920, height: 480 });
  expect(readFilmSize(film(1920, 480, { isTurned: true }), "mp4")).toEqual({ width: 480, height: 1920 });
  expect(readFilmSize(webm(1280, 320), "webm")).toEqual({ width: 1280, height: 320 });
  expect(readFilmSize(webm(1280, 320, { isLive: true }), "webm")).toEqual({ width: 1280, height: 320 });
});

test("a film without a size is a film", () => {
  expect(readFilmSize(film(0, 0), "mp4")).toEqual({ width: null, height: null });
});

test.each([
  ["MP4", film(640, 160), "mp4"],
  ["WebM", webm(640, 160), "webm"],
] as const)("a %s that is cut off anywhere is damaged", (_what, bytes, kind) => {
  for (let length = 0; length < bytes.length; length += 1)
    expect(readFilmSize(bytes.subarray(0, length), kind), `${length} bytes`).toBeNull();
});

test("a sound is no film", () => {
  expect(readFilmSize(film(0, 0, { handler: "soun" }), "mp4")).toBeNull();
});

test("noise is no film", () => {
  const noise = Uint8Array.from({ length: 4_000 }, (_, place) => (place * 7_919 + (place >> 3)) & 255);
  expect(readFilmSize(noise, "mp4")).toBeNull();
  expect(readFilmSize(noise, "webm")).toBeNull();
});
