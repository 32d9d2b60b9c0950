import { expect, test } from "vitest";
import { nameError } from "./true-name.ts";

test.each([
  "Wildevy Estate",
  "Café Zoë & Söhne",
  "Ξενία Weddings",
  "Свадьба Cape Town",
  "Love 👩🏽‍❤️‍👨🏾 Films",
  "O’Brien’s DJs",
  "n|um !xoo",
])("%s is a name", (name) => {
  expect(nameError(name)).toBeNull();
});

test.each([
  ["Wildevy\u200B Estate", "invisible character"],
  ["Wil\u00ADdevy", "invisible character"],
  ["\uFEFFWildevy", "invisible character"],
  ["Wil\u200Ddevy", "invisible character"],
  ["Wildevy Est\u0430te", "two alphabets"],
  ["\u0391loe Photography", "two alphabets"],
])("%j could pass for another", (name, why) => {
  expect(nameError(name)).toContain(why);
});
