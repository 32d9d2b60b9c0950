import { expect, test } from "vitest";
import { readNearQuery } from "./read-near-query.ts";

test.each([
  ["near=durban&within=25", { near: "durban", within: 25 }],
  ["near=durban&within=100&utm_source=letter", { near: "durban" }],
  ["near=durban&within=7", { near: "durban" }],
  ["near=Xanadu&within=25", {}],
  ["within=25", {}],
])("a page at ?%s reads %j", (address, query) => {
  expect(readNearQuery(new URLSearchParams(address))).toEqual(query);
});
