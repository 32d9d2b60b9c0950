import { expect, test } from "vitest";
import type { MediaItem } from "../../../../contract/media/schema.ts";
import { moveItem, nameOf } from "./split-gallery.ts";

const item = (id: string, media_type: MediaItem["media_type"] = "image"): MediaItem => ({
  id,
  media_type,
  url: "",
  caption: null,
  alternative_text: null,
  picture: null,
  video_id: null,
});
const gallery = [item("a"), item("v", "youtube"), item("b"), item("w", "youtube"), item("c")];
const ids = (items: MediaItem[]) => items.map(({ id }) => id).join("");

test("an item moves among items of its kind", () => {
  const hidden = new Set<string>();
  expect(ids(moveItem(gallery, { kind: "image", from: 2, to: 0, hidden }))).toBe("cabvw");
  expect(ids(moveItem(gallery, { kind: "youtube", from: 0, to: 1, hidden }))).toBe("abcwv");
});

test("positions count visible items: one that is about to be deleted has none", () => {
  expect(ids(moveItem(gallery, { kind: "image", from: 0, to: 1, hidden: new Set(["b"]) }))).toBe("cabvw");
});

test("no picture moves past the ends", () => {
  expect(ids(moveItem(gallery, { kind: "image", from: 0, to: 3, hidden: new Set() }))).toBe("abcvw");
});

test("an item is named by its caption, by what it shows, or by its place", () => {
  expect(nameOf({ ...item("a"), caption: " Vows ", alternative_text: "A couple" }, 0)).toBe("Vows");
  expect(nameOf({ ...item("a"), alternative_text: "A couple" }, 0)).toBe("A couple");
  expect(nameOf(item("v", "youtube"), 2)).toBe("video 3");
});
