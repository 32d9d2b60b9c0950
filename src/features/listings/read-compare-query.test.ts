import { expect, test } from "vitest";
import { readCompareQuery } from "./read-compare-query.ts";

const ids = Array.from({ length: 5 }, (_, at) => `018f2a4e-7c1d-7b3a-9a52-6f0c3f1d2e4${at}`);
const [a = "", b = ""] = ids;
const read = (address: string) =>
  Object.fromEntries(
    Object.entries(readCompareQuery(new URLSearchParams(address))).filter(([, value]) => value !== undefined),
  );

test.each([
  ["", { vendors: [] }],
  [`vendors=${a},${b}`, { vendors: [a, b] }],
  // a plain form sends one parameter per tick
  [`vendors=${b}&vendors=${a}`, { vendors: [b, a] }],
  [`vendors=${a.toUpperCase()}, ${b},${a},`, { vendors: [a, b] }],
  [`vendors=${ids.join(",")}`, { vendors: ids.slice(0, 4), isCut: true }],
  [`vendors=${a},rose`, { vendors: [a], hasStrange: true }],
  [`vendors=${a}&date=2027-03-20&near=paarl`, { vendors: [a], date: "2027-03-20", near: "paarl" }],
  [`vendors=${a}&date=soon&near=&within=7`, { vendors: [a] }],
  [`vendors=${a}&near=Paarl, Western Cape&within=50`, { vendors: [a], near: "paarl", within: 50 }],
  [`vendors=${a}&near=Stelenbosch`, { vendors: [a], near: "stellenbosch", lost: "Stelenbosch" }],
  [`vendors=${a}&near=Qqxzville`, { vendors: [a], lost: "Qqxzville" }],
])("%s reads %j", (address, query) => {
  expect(read(address)).toEqual(query);
  const again = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  expect(read(again.toString()), "as the page cache asks for it").toEqual(query);
});
