import { expect, test } from "vitest";
import { chooseNames } from "./choose-names.ts";

const at = (slug: string, left: number, top: number, count: number) => ({
  slug,
  name: slug,
  left,
  top,
  count,
  radius: 16,
});

test("a name is shown where it covers nothing", () => {
  expect([...chooseNames([at("Durban", 100, 100, 3), at("Cape Town", 300, 100, 9)], 400)]).toEqual([
    "Cape Town",
    "Durban",
  ]);
});

test("of two names that overlap, the larger place's is shown", () => {
  expect([...chooseNames([at("Pietermaritzburg", 100, 100, 3), at("Durban", 145, 100, 9)], 400)]).toEqual(["Durban"]);
});

test("a name that would cover another place is left out", () => {
  expect([...chooseNames([at("Johannesburg", 100, 100, 9), at("Vaal", 100, 130, 1)], 400)]).toEqual(["Vaal"]);
});

test("a name that the map's side would cut is left out", () => {
  const places = [at("Springbok", 30, 100, 2), at("Upington", 100, 200, 7), at("Barberton", 380, 100, 7)];
  expect([...chooseNames(places, 400)]).toEqual(["Upington"]);
});
