import { expect, test } from "vitest";
import { isTileAddress, readCredit } from "./read-tiles.ts";

test.each([
  ["https://tile.openstreetmap.org/{z}/{x}/{y}.png", true],
  ["https://tiles.example:8443/{x}/{y}?zoom={z}&key=abc", true],
  ["http://127.0.0.1:9000/{z}/{x}/{y}.png", true],
  ["http://localhost/{z}/{x}/{y}.png", true],
  ["http://tiles.example/{z}/{x}/{y}.png", false],
  ["https://tiles.example/{z}/{x}.png", false],
  ["https://tiles.example/{z}/{z}/{x}/{y}.png", false],
  ["https://{s}.tiles.example/{z}/{x}/{y}.png", false],
  ["https://{z}.tiles.example/{x}/{y}.png", false],
  ["https://tiles.example/{z}/{x}/{y}{r}.png", false],
  ["https://me:hush@tiles.example/{z}/{x}/{y}.png", false],
  ["https://tiles.example;script-src/{z}/{x}/{y}.png", false],
  ["/{z}/{x}/{y}.png", false],
])("%s is an address of tiles: %s", (text, is) => {
  expect(isTileAddress(text)).toBe(is);
});

test("a credit is text with links in it", () => {
  expect(readCredit("© OpenStreetMap contributors")).toEqual([{ text: "© OpenStreetMap contributors" }]);
  expect(readCredit("[© Tiles](https://tiles.example/about), © [OSM](https://osm.example) (ODbL)")).toEqual([
    { text: "© Tiles", to: "https://tiles.example/about" },
    { text: ", © " },
    { text: "OSM", to: "https://osm.example" },
    { text: " (ODbL)" },
  ]);
});

test.each(["<a href='https://osm.example'>OSM</a>", "[OSM](javascript:alert(1))", "[OSM](https://)", "[OSM]"])(
  "markup in a credit is refused: %s",
  (text) => {
    expect(readCredit(text)).toBeNull();
  },
);
