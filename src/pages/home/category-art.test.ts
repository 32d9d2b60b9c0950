import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { categoryArt } from "./category-art.ts";

const categories = readFileSync("migrations/0002_categories.sql", "utf8");
const slugs = [...categories.matchAll(/^\s+\(\d+, '([a-z-]+)',/gm)].map(([, slug = ""]) => slug);

test("each of the twenty categories has a picture for its tile", () => {
  expect(slugs).toHaveLength(20);
  expect(slugs.filter((slug) => categoryArt(slug) === undefined)).toEqual([]);
});

test("a category without a picture has an empty arch", () => {
  expect(categoryArt("unheard-of")).toBeUndefined();
});
