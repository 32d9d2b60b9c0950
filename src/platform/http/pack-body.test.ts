import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { pack, packAtOnce } from "./pack-body.ts";

/** A text whose words come again from far away. */
function textOf(bytes: number): Buffer {
  const text = Array.from({ length: bytes / 8 }, (_, at) => ((at * 7_919) % 4_096).toString(16).padStart(8, "0"));
  return Buffer.from(text.join(""));
}

test.each([1_000, 70_000, 90_000, 131_072, 600_000, 5_000_000])(
  "a body of %i bytes comes out as it was",
  async (bytes) => {
    const body = textOf(bytes);
    expect(brotliDecompressSync(await pack(body, 6)).equals(body)).toBe(true);
  },
);

test.each([90_000, 131_072, 600_000])("a body of %i bytes is as short as with the largest window", async (bytes) => {
  const body = textOf(bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  expect((await pack(body, 6)).length).toBe(brotliCompressSync(body, { params }).length);
});

test.each([1_000, 70_000, 90_000])("a body of %i bytes is the same packed at once", async (bytes) => {
  const body = textOf(bytes);
  expect(packAtOnce(body, 6).equals(await pack(body, 6))).toBe(true);
});
