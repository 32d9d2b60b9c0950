import { expect, test } from "vitest";
import { findSubjectError } from "./check-commits.mjs";

test.each<[string, string | null]>([
  ["quotes: send a package as it is", null],
  ["provider, quotes: read a package's price in one place", null],
  ["Merge branch 'main'", null],
  [`quotes: ${"a".repeat(64)}`, null],
  [`quotes: ${"a".repeat(65)}`, "has 73 characters, at most 72"],
  ["Send a package", 'is not of the form "area: effect"'],
  ["quotes:send", 'is not of the form "area: effect"'],
  ["quotes: send a package.", "ends with a full stop"],
])("the subject %j", (subject, error) => {
  expect(findSubjectError(subject)).toBe(error);
});
