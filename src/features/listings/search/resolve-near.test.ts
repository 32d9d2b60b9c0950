import { expect, test } from "vitest";
import { correctNear, resolveNear } from "./resolve-near.ts";

test.each([
  ["durban", "durban"],
  ["Jozi", "johannesburg"],
  ["Middelburg, Mpumalanga", "middelburg-mpumalanga"],
  ["middelburg-eastern-cape", "middelburg-eastern-cape"],
])("a page near %j is near the place %s", (near, slug) => {
  const { query, place, unknown } = resolveNear({ near, within: 25, sortBy: "distance" });
  expect(place?.slug).toBe(slug);
  expect({ query, unknown }).toEqual({ query: { near: slug, within: 25, sortBy: "distance" }, unknown: null });
});

test.each(["Middelburg", "Xanadu"])("%j is no place, and the list is that of everywhere", (near) => {
  const { query, unknown } = resolveNear({ near, within: 25, sortBy: "distance", city: "Paarl" });
  expect(query).toEqual({ city: "Paarl" });
  expect(unknown).toBe(near);
});

test.each([
  ["Stellenbosh", "stellenbosch"],
  ["Stellenb", "stellenbosch"],
  ["Middelburg", undefined],
  ["Stel", undefined],
  ["Xanadu", undefined],
])("%j in a page's address means the place %s", (near, slug) => {
  const { query, place, unknown } = correctNear({ near, within: 25 });
  expect([place?.slug, query.near, unknown]).toEqual([slug, slug, near]);
});

test("a known place is not corrected", () => {
  expect(correctNear({ near: "Jozi" })).toEqual(resolveNear({ near: "Jozi" }));
});
