import { expect, test } from "vitest";
import { packRows, sendRows, unpackRows } from "./packed-rows.ts";

test("rows come out as they went in, in their order", () => {
  const rows = [
    { id: "b", picture: { url: "/media/b.webp", width: 720 }, badges: ["verified"] },
    { id: "a", picture: null, badges: [] },
  ];
  expect(unpackRows(packRows(rows))).toEqual(rows);
  expect(unpackRows(packRows([]))).toEqual([]);
});

test("a field that only some rows have stays theirs, whichever comes first", () => {
  const rows = [{ id: "a" }, { id: "b", told: "about 45 km away" }, { told: null, id: "c" }];
  expect(unpackRows(packRows<object>(rows))).toEqual(rows);
});

test("rows that go nowhere stay as they are", () => {
  const rows = [{ city: "Paarl" }];
  expect(sendRows(rows, true)).toBe(rows);
  expect(sendRows(rows, false)).toBe(packRows(rows));
  expect(unpackRows(sendRows(rows, true))).toBe(rows);
});

test("a field's name stands once, however many rows there are", () => {
  expect(packRows([{ city: "Paarl" }, { city: "Knysna" }, { city: null }])).toBe('{"city":["Paarl","Knysna",null]}');
});
