import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const folder = new URL("kit/", import.meta.url);
const parts = new URL("../ui/", import.meta.url);

const elsewhere = new Set(["late-frame.tsx", "share-menu.tsx"]);

test("every component of ui/ is in the kit", () => {
  const kit = [new URL("../kit-page.tsx", folder), ...readdirSync(folder).map((name) => new URL(name, folder))];
  const text = kit.map((file) => readFileSync(file, "utf8")).join("");
  const missing = readdirSync(parts, { recursive: true, encoding: "utf8" }).filter(
    (path) => /(^|\/)[a-z-]+\.tsx$/.test(path) && !elsewhere.has(basename(path)) && !text.includes(`/ui/${path}"`),
  );
  expect(missing).toEqual([]);
});
