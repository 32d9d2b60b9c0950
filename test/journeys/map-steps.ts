import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import * as limits from "../../src/contract/limits.ts";
import { places } from "../../src/features/places/rules.ts";
import { expect } from "./journey.ts";

/** Returns a function for the bytes that a list's map loads, with a business in every known place. */
function weighMap(page: Page): () => Promise<number> {
  const came: Promise<number>[] = [];
  page.on("response", (answer) => {
    const isData = answer.url().includes("/api/providers/map");
    if (/\.(js|css)$/.test(answer.url())) came.push(answer.headerValue("content-length").then(Number));
    if (isData) came.push(Promise.resolve(brotliCompressSync(fullMap, { params }).length));
  });
  return async () => (await Promise.all(came)).reduce((sum, each) => sum + each, 0);
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
const fullMap = JSON.stringify({
  places: places.map(({ slug, name, latitude, longitude }, at) => ({
    slug,
    name,
    latitude,
    longitude,
    count: 1 + ((at * 7) % 300),
  })),
  elsewhere: 100,
  total: 100_000,
});

export const aTown = /^.+: \d+ vendors?$/;

export async function walkTheMap(page: Page): Promise<void> {
  const weight = weighMap(page);
  await page.getByRole("button", { name: "Show map" }).click();
  const map = page.getByRole("group", { name: "Map: vendors by place" });
  const around = map.getByRole("button", { name: /^Cape Town: \d+ vendors in \d+ places$/ });
  await around.focus();
  expect(await weight()).toBeLessThan(limits.map_bytes_max);
  await around.press("Enter");
  await expect(map.getByRole("button", { name: /^Cape Town/ })).toBeFocused();
  const town = map.getByRole("button", { name: aTown }).first();
  const label = (await town.getAttribute("aria-label")) ?? "";
  const [, name = "", count = ""] = /^(.+): (\d+)/.exec(label) ?? [];
  await town.click();
  const chosen = page.getByRole("region", { name: "The chosen place" });
  await expect(chosen.getByRole("heading", { level: 3 }).first()).toContainText(name);
  await expect(chosen.getByRole("article")).toHaveCount(Number(count));
}
