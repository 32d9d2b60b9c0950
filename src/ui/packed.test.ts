import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

test("what is packed comes out as it went in", () => {
  const page = { name: "Vuur & Vonk", about: `The couple's "day" \\ 'n dag`, prices: [1, 2], place: null };
  const packed = pack(page);
  // what was packed last is known: this one is read
  pack("another");
  expect(unpack(packed)).toEqual(page);
  expect(pack({ name: "Vuur" })).not.toContain('"');
});

test("each comes out as itself, whatever came out before", () => {
  const [one, other] = [{ name: "Vuur" }, { name: "Vonk" }].map(pack);
  const packed = [one, other, other, one].map((each) => unpack(each ?? "") as unknown);
  expect(packed).toEqual([{ name: "Vuur" }, { name: "Vonk" }, { name: "Vonk" }, { name: "Vuur" }]);
});
