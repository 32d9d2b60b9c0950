import { expect, test } from "vitest";
import { pagerMarks } from "./pager-marks.ts";

function drawn(page: number, pages: number) {
  return pagerMarks(page, pages)
    .map((mark) => (mark.kind === "gap" ? "…" : mark.near ? `(${mark.page})` : `${mark.page}`))
    .join(" ");
}

test.each([
  [1, 1, "1"],
  [3, 5, "1 2 3 4 5"],
  [1, 12, "1 2 3 … 12"],
  [3, 12, "1 2 3 (4) … 12"],
  [4, 12, "1 … (3) 4 (5) … 12"],
  [6, 12, "1 … (5) 6 (7) … 12"],
  [10, 12, "1 … (9) 10 11 12"],
  [12, 12, "1 … 10 11 12"],
  [3, 6, "1 2 3 (4) … 6"],
])("page %i of %i shows %s", (page, pages, expected) => {
  expect(drawn(page, pages)).toBe(expected);
});

test("a phone never gets more than five places, and the current page is always among them", () => {
  for (let pages = 1; pages <= 40; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const saved = pagerMarks(page, pages).filter((mark) => mark.kind === "gap" || !mark.near);
      expect(saved.length).toBeLessThanOrEqual(5);
      expect(saved).toContainEqual({ kind: "page", page, near: false });
    }
  }
});
