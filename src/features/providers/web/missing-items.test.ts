import { expect, test } from "vitest";
import { sampleProfile } from "../../../../test/sample-profile.ts";
import { missingItems } from "./missing-items.ts";

const idsOf = (...facts: Parameters<typeof missingItems>) => missingItems(...facts).map(({ id }) => id);

test("the missing items of a profile are named, each with its link", () => {
  expect(idsOf(sampleProfile, 1)).toEqual(["logo", "banner", "gallery", "web_presence"]);
  expect(missingItems(sampleProfile, 1).map(({ to }) => to)).toEqual(["/media", "/media", "/media", "#website"]);
});

test("a social page counts as much as a website", () => {
  expect(idsOf({ ...sampleProfile, tiktok_url: "https://tiktok.com/@bokaap" }, 3)).toEqual(["logo", "banner"]);
});

test("pictures are not missing while their number is unknown", () => {
  expect(idsOf(sampleProfile, null)).not.toContain("gallery");
});

test.each([
  [0, "Add three pictures"],
  [1, "Add two more pictures"],
  [2, "Add one more picture"],
])("with %i pictures: %s", (images, label) => {
  expect(missingItems(sampleProfile, images).find(({ id }) => id === "gallery")?.label).toBe(label);
});
