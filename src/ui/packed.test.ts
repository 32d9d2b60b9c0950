import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

test("what is packed comes out as it went in", () => {
  const page = { name: "Vuur & Vonk", about: `The couple's "day" \\ 'n dag`, prices: [1, 2], place: null };
  expect(unpack(pack(page))).toEqual(page);
  expect(pack({ name: "Vuur" })).not.toContain('"');
});
