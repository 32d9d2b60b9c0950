import { expect, test } from "vitest";
import { pack, packRows, unpack, unpackRows } from "./packed.ts";

test("what is packed comes out as it went in", () => {
  const page = { name: "Vuur & Vonk", prices: [1, 2], place: null };
  expect(unpack(pack(page))).toEqual(page);
});

test("rows come out as they went in, in their order", () => {
  const rows = [
    { id: "b", picture: { url: "/media/b.webp", width: 720 }, badges: ["verified"] },
    { id: "a", picture: null, badges: [] },
  ];
  expect(unpackRows(packRows(rows))).toEqual(rows);
  expect(unpackRows(packRows([]))).toEqual([]);
});

test("a field's name stands once, however many rows there are", () => {
  expect(packRows([{ city: "Paarl" }, { city: "Knysna" }, { city: null }])).toBe('{"city":["Paarl","Knysna",null]}');
});
