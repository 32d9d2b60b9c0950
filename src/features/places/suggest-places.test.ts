import { expect, test } from "vitest";
import { suggestPlaces } from "./suggest-places.ts";

const suggested = (query: string) => suggestPlaces(query).places.map(({ slug }) => slug);

test.each([
  ["dur", "durban"],
  ["cape", "cape-town"],
  ["jozi", "johannesburg"],
  ["port eliz", "gqeberha"],
  ["bay", "jeffreys-bay"],
  ["Clarens, Free", "clarens"],
  ["middelburg, mp", "middelburg-eastern-cape"],
  ["Richmond, Northern Cape", "richmond-northern-cape"],
  ["Stelenbosh", "stellenbosch"],
  ["Franshoek", "franschhoek"],
  ["the old mill, Clarens", "clarens"],
])("the first suggestion for %j is %s", (query, first) => {
  expect(suggested(query)).toContain(first);
});

test("a completely typed name is first, cities are before towns that begin alike, and eight are enough", () => {
  expect(suggested("george")[0]).toBe("george");
  expect(suggested("p")[0]).toBe("pretoria");
  expect(suggested("s")).toHaveLength(8);
});

test("an empty text suggests cities, and an unknown word suggests nothing", () => {
  expect(suggestPlaces("").places.every(({ kind }) => kind === "city")).toBe(true);
  expect(suggestPlaces("Mauritius")).toEqual({ places: [], named: [] });
  expect(suggestPlaces("zz")).toEqual({ places: [], named: [] });
});

test("a named place is distinguished from a suggested one", () => {
  expect(suggestPlaces("Clarens").named).toEqual(["clarens"]);
  expect(suggestPlaces("Claren").named).toEqual([]);
});
