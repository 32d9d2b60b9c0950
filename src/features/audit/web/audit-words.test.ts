import { expect, test } from "vitest";
import { actionWords, detailWords } from "./audit-words.ts";

test("an action reads as words", () => {
  expect(actionWords("provider_unpublished")).toBe("Provider unpublished");
  expect(actionWords("")).toBe("");
});

test("details are one line, without what is nothing", () => {
  expect(detailWords({ badge_type: "pioneer", notes: null, count: 0, hero_image_url: "" })).toBe(
    "Badge type: pioneer, count: 0, hero image url: none",
  );
  expect(detailWords(null)).toBe("");
});
