import { expect, test } from "vitest";
import { findArea, readAreaQuery } from "./read-area-query.ts";

const read = (address: string) => findArea(readAreaQuery(new URLSearchParams(address)));

test.each([
  ["near=clarens", { slug: "clarens", text: "Clarens, Free State", name: "Clarens", within: 100 }],
  ["near=clarens&within=200", { slug: "clarens", text: "Clarens, Free State", name: "Clarens", within: 200 }],
  ["near=clarens&within=26", { slug: "clarens", text: "Clarens, Free State", name: "Clarens", within: 100 }],
  ["near=Jozi", { slug: "johannesburg", text: "Johannesburg, Gauteng", name: "Johannesburg", within: 100 }],
])("the form to many at ?%s begins with that place", (address, area) => {
  expect(read(address)).toEqual({ area, unknown: null });
});

test.each([
  ["", null],
  ["within=50", null],
  ["near=Xanadu", { near: "Xanadu", offered: [] }],
  ["near=Clarenz", { near: "Clarenz", offered: [{ slug: "clarens", text: "Clarens, Free State" }] }],
])("at ?%s the form begins without a place, and says so of an unknown one", (address, unknown) => {
  expect(read(address)).toEqual({ area: null, unknown });
});

test("a name of several places causes a question", () => {
  const { area, unknown } = read("near=Middelburg");
  expect(area).toBeNull();
  expect(unknown?.offered.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["middelburg-eastern-cape", "middelburg-mpumalanga"]),
  );
});

test("addresses that ask for the same read the same", () => {
  const query = { near: "johannesburg" };
  for (const address of ["near=johannesburg", "near=+Jozi", "near=joburg&within=100", "near=johannesburg&within=x"])
    expect(readAreaQuery(new URLSearchParams(address))).toEqual(query);
  expect(readAreaQuery(new URLSearchParams({ near: "x".repeat(500) })).near?.length).toBeLessThan(500);
});
