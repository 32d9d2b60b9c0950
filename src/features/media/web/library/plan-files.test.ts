import { expect, test } from "vitest";
import * as limits from "../../../../contract/limits.ts";
import { planFiles } from "./plan-files.ts";

const image = (name: string, size = 1) => ({ name, size, type: "image/jpeg" });

test("a file that is too large or no image is refused at once", () => {
  const files = [image("a.jpg", limits.image_bytes_max + 1), { name: "a.mp4", size: 1, type: "video/mp4" }];
  expect(planFiles(files, 16).map(({ error, can_retry }) => [error, can_retry])).toEqual([
    ["File size must be less than 10MB", false],
    ["Please drop an image file", false],
  ]);
});

test("more than ten files are sent one after the other, and an invalid one takes no place", () => {
  const eleven = Array.from({ length: 11 }, (_, at) => image(`${at}`));
  const plan = planFiles([image("large.jpg", limits.image_bytes_max + 1), ...eleven], 11);
  expect(plan.filter(({ error }) => error === null)).toHaveLength(11);
});

test("files past the sixteenth picture wait", () => {
  const plan = planFiles([image("a"), image("b"), image("c")], 2);
  expect(plan.map(({ error }) => error === null)).toEqual([true, true, false]);
  expect(plan[2]?.error).toMatch(/^A gallery holds at most 16 images/);
});
