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
