import { expect, test } from "vitest";
import { readVendorIds } from "./vendor-ids.ts";

const one = "0198aaaa-1111-7111-8111-111111111111";
const two = "0198aaaa-1111-7111-8111-222222222222";

test.each([
  ["", []],
  [`${two},${one}`, [two, one]],
  [` ${one.toUpperCase()} , ${one},,`, [one]],
  [`${one.slice(0, -1)},x,${two}`, [two]],
  ["{", []],
])("“%s” has the ids %o", (text, ids) => {
  expect(readVendorIds(text)).toEqual(ids);
});
