import { expect, test } from "vitest";
import { splitNames } from "./split-names.ts";

test.each([
  ["Thandi & Sipho", "Thandi", "Sipho"],
  ["Thandi&Sipho Dlamini", "Thandi", "Sipho Dlamini"],
  [" Thandi and Sipho ", "Thandi", "Sipho"],
  ["Annelie en Jean le Roux", "Annelie", "Jean le Roux"],
  ["Thandi + Sipho", "Thandi", "Sipho"],
  ["Thandi / Sipho", "Thandi", "Sipho"],
  ["Andile", "Andile", ""],
  ["Ben Hendricks", "Ben Hendricks", ""],
  ["Thandi &", "Thandi &", ""],
  ["Thandi & Sipho & family", "Thandi & Sipho & family", ""],
  ["", "", ""],
])("%j is %j and %j", (couple_name, partner1_name, partner2_name) => {
  expect(splitNames(couple_name)).toEqual({ partner1_name, partner2_name });
});
