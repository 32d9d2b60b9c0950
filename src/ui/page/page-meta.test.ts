import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const matches = [{ id: "root", loaderData: { site: { name: "Umshado", publicUrl: "https://umshado.test" } } }];

test.each([
  ["/media/a.webp", "https://umshado.test/media/a.webp"],
  ["https://api.umshado.test/media/a.webp", "https://api.umshado.test/media/a.webp"],
])("a page whose picture is at %s is shared with %s", (url, content) => {
  const image = { url, width: 1920, height: 480 };
  const meta = pageMeta(matches, { title: "Fynbos & Flame", description: "Flowers", path: "/provider/1", image });
  expect(meta).toContainEqual({ property: "og:image", content });
});

test("a page without a picture is shared with its card, and a picture is described in words and with its size", () => {
  const page = { title: "Venues in Paarl", description: "All of them", path: "/venues/paarl", card: "venues/paarl" };
  const tags = pageMeta(matches, page).flatMap((each) =>
    "property" in each && String(each.property).startsWith("og:image") ? [[each.property, each.content]] : [],
  );
  expect(tags).toEqual([
    ["og:image", "https://umshado.test/card/venues/paarl.png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "Venues in Paarl"],
  ]);
  const image = { url: "/media/a.webp", width: 1920, height: 480 };
  expect(pageMeta(matches, { ...page, image })).toContainEqual({
    property: "og:image",
    content: "https://umshado.test/media/a.webp",
  });
});
