import { describe, expect, test } from "vitest";
import * as limits from "../../../../contract/limits.ts";
import { checkImageFile, isReadByServer } from "./check-image-file.ts";

const photo = { name: "kloof.jpg", type: "image/jpeg", size: 2_000_000 };
const film = { name: "aisle.mp4", type: "video/mp4", size: 2_000_000 };
const iphone = { name: "IMG_0042.HEIC", type: "", size: 2_000_000 };
const pdf = { name: "letter.pdf", type: "application/pdf", size: 2_000 };
const not_usable: unknown = expect.stringContaining("Please choose a JPEG, PNG, WebP, AVIF or HEIC");

describe("the file of a logo or a banner", () => {
  test.each([
    ["a photo", "logo", photo, "chosen", { kind: "picture" }],
    ["a photo, dropped", "banner", photo, "dropped", { kind: "picture" }],
    ["an iPhone's, of a system that doesn't know its type", "logo", iphone, "dropped", { kind: "picture" }],
    ["a film for the banner", "banner", film, "chosen", { kind: "film" }],
    ["a film for the banner, dropped", "banner", film, "dropped", { kind: "film" }],
    ["no film for the logo", "logo", film, "chosen", { error: not_usable }],
    [
      "no film that browsers don't share",
      "banner",
      { ...film, type: "video/quicktime" },
      "chosen",
      { error: not_usable },
    ],
    ["no PDF", "logo", pdf, "chosen", { error: not_usable }],
    ["no PDF, dropped", "banner", pdf, "dropped", { error: "Please drop an image file" }],
    ["no film for the logo, dropped", "logo", film, "dropped", { error: "Please drop an image file" }],
    ["no empty file", "logo", { ...photo, size: 0 }, "chosen", { error: "Failed to read file" }],
  ] as const)("%s", (_what, role, file, how, outcome) => {
    expect(checkImageFile(role, file, how)).toEqual(outcome);
  });
});

test("exactly the limit is taken, one byte more is not", () => {
  const size = limits.image_bytes_max;
  expect(checkImageFile("logo", { ...photo, size }, "chosen")).toEqual({ kind: "picture" });
  expect(checkImageFile("logo", { ...photo, size: size + 1 }, "chosen")).toEqual({
    error: "File size must be less than 10MB",
  });
});

test("pictures that only the server can read are recognised by type or by name", () => {
  expect(isReadByServer(iphone)).toBe(true);
  expect(isReadByServer({ name: "photo", type: "image/heic" })).toBe(true);
  expect(isReadByServer({ name: "photo.avif", type: "image/avif" })).toBe(true);
  expect(isReadByServer(photo)).toBe(false);
});
