import { expect, test } from "vitest";
import { formatRand } from "../../contract/format.ts";
import { presentPlaceFacts } from "./present-place-facts.ts";

const none = { price_min: null, price_max: null, languages: [], verified: 0, verified_names: [] };
const durban = { name: "Durban", isProvince: false, within: 100 };

test("the text of a page by place consists of facts only", () => {
  const facts = {
    price_min: 4500,
    price_max: 38_000,
    languages: ["English", "isiZulu", "Afrikaans"],
    verified: 5,
    verified_names: ["A", "B", "C"],
  };
  expect(presentPlaceFacts({ ...durban, total: 12, based: 9, facts })).toEqual([
    "12 vendors serve Durban: 9 within 100 km and 3 that travel to it.",
    `Typical wedding price: ${formatRand(4500)} to ${formatRand(38_000)}.`,
    "Languages: English, isiZulu and Afrikaans.",
    "5 of them are verified: A, B, C and 2 more.",
  ]);
});

test("a fact that no vendor states is left out", () => {
  expect(presentPlaceFacts({ ...durban, total: 3, based: 3, facts: none })).toEqual([
    "3 vendors serve Durban, all within 100 km.",
  ]);
});

test("a province has those who are based in it", () => {
  const facts = { ...none, price_min: 900, price_max: 900, verified: 1, verified_names: ["A"] };
  expect(presentPlaceFacts({ ...durban, name: "Limpopo", isProvince: true, total: 4, based: 4, facts })).toEqual([
    "4 vendors are based in Limpopo.",
    `Typical wedding price: ${formatRand(900)}.`,
    "1 of them is verified: A.",
  ]);
});
