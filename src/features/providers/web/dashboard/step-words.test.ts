import { expect, test } from "vitest";
import { stepWords } from "./step-words.ts";

const missing = [{ id: "logo", label: "Add your logo", to: "/media" }];

test("a missing part is called as in the prompt to complete the profile", () => {
  expect(stepWords("logo", "x", missing)).toMatchObject({ label: "Add your logo", to: "/media" });
});

test("a part that was filled in meanwhile is a step no more", () => {
  expect(stepWords("banner", "x", missing)).toBeNull();
});

test("what others do leads to where they do it", () => {
  expect(stepWords("endorsement", "x", [])?.to).toBe("/provider/x");
  expect(stepWords("verification", "x", [])?.to).toBe("/provider/x");
  expect(stepWords("review", "x", [])?.to).toBe("#google_review_url");
  expect(stepWords("verified", "x", [])?.to).toBe("#endorsements");
});
