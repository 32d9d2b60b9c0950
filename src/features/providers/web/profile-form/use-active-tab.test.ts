import { expect, test } from "vitest";
import { tabOfHash } from "./use-active-tab.ts";

test.each([
  ["", "basic"],
  ["pricing", "pricing"],
  ["badge", "badge"],
  ["services_offered", "pricing"],
  ["business_hours", "operating"],
  ["toString", "basic"],
])("#%s shows the tab %s", (hash, tab) => {
  expect(tabOfHash(hash)).toBe(tab);
});
