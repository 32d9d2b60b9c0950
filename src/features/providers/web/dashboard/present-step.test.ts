import { expect, test } from "vitest";
import { presentStep } from "./present-step.ts";

const missing = [{ id: "logo", label: "Add your logo", to: "/media" }];

test("a missing section has the same name as in the prompt to complete the profile", () => {
  expect(presentStep("logo", "x", missing)).toMatchObject({ label: "Add your logo", to: "/media" });
});

test("a section that was filled in since is no longer a step", () => {
  expect(presentStep("banner", "x", missing)).toBeNull();
});

test("a step that others take leads to the page for it", () => {
  expect(presentStep("endorsement", "x", [])?.to).toBe("/provider/x");
  expect(presentStep("verification", "x", [])?.to).toBe("/provider/x");
  expect(presentStep("review", "x", [])?.to).toBe("#google_review_url");
  expect(presentStep("verified", "x", [])?.to).toBe("#endorsements");
});
