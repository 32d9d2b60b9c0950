import { expect, test } from "vitest";
import { importedSentence } from "./imported-sentence.ts";

test.each([
  [{ added: 3, left_out: 0 }, "from this device ", "3 vendors from this device were added to your favourites."],
  [{ added: 1, left_out: 0 }, "", "1 vendor was added to your favourites."],
  [{ added: 1, left_out: 2 }, "", "1 vendor was added to your favourites. 2 could not be added: the maximum is 200."],
  [{ added: 0, left_out: 0 }, "", null],
] as const)("%o %sis described as “%s”", (imported, origin, sentence) => {
  expect(importedSentence(imported, origin)).toBe(sentence);
});
