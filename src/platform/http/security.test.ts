import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { pagePolicy } from "./security.ts";

const picturesOf = (env: Record<string, string>) => /img-src ([^;]*)/.exec(pagePolicy("", [], readConfig(env)))?.[1];

test("a page's pictures are the site's own and the videos' posters, and street tiles only where there are any", () => {
  const usual = "'self' data: blob: https://i.ytimg.com";
  expect(picturesOf({})).toBe(usual);
  const env = { MAP_TILES_URL: "https://tiles.test/{z}/{x}/{y}.png", MAP_TILES_CREDIT: "© Streets" };
  expect(picturesOf(env)).toBe(`${usual} https://tiles.test`);
});
