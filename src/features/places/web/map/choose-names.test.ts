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

test("a name stands where it covers nothing", () => {
  expect([...chooseNames([at("Durban", 100, 100, 3), at("Cape Town", 300, 100, 9)])]).toEqual(["Cape Town", "Durban"]);
});

test("of two names that meet, the larger place's stands", () => {
  expect([...chooseNames([at("Pietermaritzburg", 100, 100, 3), at("Durban", 145, 100, 9)])]).toEqual(["Durban"]);
});

test("a name that would cover another place is left out", () => {
  expect([...chooseNames([at("Johannesburg", 100, 100, 9), at("Vaal", 100, 130, 1)])]).toEqual(["Vaal"]);
});
