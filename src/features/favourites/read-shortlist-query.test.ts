import { expect, test } from "vitest";
import { shared_vendors_max } from "../../contract/favourites/calls.ts";
import { readShortlistQuery } from "./read-shortlist-query.ts";

const id = (number: number) => `0198aaaa-1111-7111-8111-${String(number).padStart(12, "0")}`;
const read = (query: string) => readShortlistQuery(new URLSearchParams(query));
const many = Array.from({ length: shared_vendors_max + 3 }, (_, number) => id(number));

test.each([
  ["", {}],
  ["vendors=", {}],
  ["vendors=,", {}],
  ["date=2027-03-20&near=paarl", { date: "2027-03-20", near: "paarl" }],
  ["date=soon&near=nowhere-at-all", {}],
  [`vendors=${id(2)},${id(1)},${id(2)}`, { vendors: [id(2), id(1)] }],
  [`vendors=${id(2)}&vendors=${id(1)}`, { vendors: [id(2), id(1)] }],
  [`vendors=${id(1)},0198aaaa-11`, { vendors: [id(1)], isUnreadable: true }],
  ["vendors=x", { vendors: [], isUnreadable: true }],
  [`vendors=${many.join(",")}`, { vendors: many.slice(0, shared_vendors_max), beyond: 3 }],
])("“%s” asks for %o", (query, expected) => {
  expect(read(query)).toEqual(expected);
});
