import { expect, test } from "vitest";
import { formatAction, formatDetails } from "./audit-words.ts";

test("an action is described in words", () => {
  expect(formatAction("provider_unpublished")).toBe("Provider unpublished");
  expect(formatAction("")).toBe("");
});

test("details are one line, without empty values", () => {
  expect(formatDetails({ badge_type: "pioneer", notes: null, count: 0, hero_image_url: "" })).toBe(
    "Badge type: pioneer, count: 0, hero image url: none",
  );
  expect(formatDetails(null)).toBe("");
});
