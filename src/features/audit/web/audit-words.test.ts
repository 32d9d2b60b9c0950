import { expect, test } from "vitest";
import { actionWords, detailWords, timeWords } from "./audit-words.ts";

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

test("moments are South African", () => {
  expect(timeWords("2026-03-06T22:30:00.000Z")).toBe("7 March 2026, 00:30");
});
