import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { purgeCards, cacheCards } from "./cache-cards.ts";
import type { CardText } from "./draw-card.ts";
import type { PictureWorkerPool } from "./picture-worker-pool.ts";

const words: CardText = { title: "Wildevy Estate", line: "Venues in Paarl", site: "Umshado" };

function open() {
  const dataDir = mkdtempSync(join(tmpdir(), "umshado-cards-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const drawn: string[] = [];
  const warned: string[] = [];
  const pool: PictureWorkerPool = {
    make: () => Promise.reject(new Error("nothing is made here")),
    draw: async ({ title }) => {
      drawn.push(title);
      return Buffer.from(title);
    },
    close: () => undefined,
  };
  const start = () => cacheCards({ dataDir }, pool, { warn: (event) => warned.push(event) });
  const files = () => readdirSync(join(dataDir, "cards")).toSorted();
  return { dataDir, drawn, warned, start, files };
}

test("a card is drawn once, also across restarts, and again when a word of it changes", async () => {
  const { drawn, start, files } = open();
  const first = await start().draw(words);
  expect(Buffer.from(await start().draw({ ...words })).equals(first)).toBe(true);
  expect(drawn).toEqual(["Wildevy Estate"]);
  await start().draw({ ...words, line: "Venues in Paarl · 4.8 from 31 reviews" });
  await start().draw({ ...words, site: "Troue" });
  expect([drawn.length, files().length]).toEqual([3, 3]);
});

test("the same words in another layout are another card", async () => {
  const { drawn, start } = open();
  await start().draw({ title: "A", line: "B", site: "C" });
  await start().draw({ title: "A", line: "", site: "BC" });
  await start().draw({ title: "A,B", line: "", site: "C" });
  expect(drawn).toHaveLength(3);
});

test("an unused card is deleted, one that was requested since stays", async () => {
  const { dataDir, drawn, start, files } = open();
  await start().draw(words);
  const [usedCard = ""] = files();
  await start().draw({ ...words, title: "Nobody's" });
  const long_ago = new Date("2026-01-01T00:00:00Z");
  for (const name of files()) utimesSync(join(dataDir, "cards", name), long_ago, long_ago);
  await start().draw(words);
  await purgeCards({ dataDir }, new Date("2026-01-02T00:00:00Z"));
  expect(files()).toEqual([usedCard]);
  expect(drawn).toHaveLength(2);
});

test("where no folder can be made the card is drawn all the same, and the log has a warning", async () => {
  const { dataDir, drawn, warned, start } = open();
  writeFileSync(join(dataDir, "cards"), "a file, not a folder");
  expect(Buffer.from(await start().draw(words)).toString()).toBe("Wildevy Estate");
  expect([drawn.length, new Set(warned)]).toEqual([1, new Set(["keeping a card"])]);
});

test("a folder that never existed has nothing to delete", async () => {
  const { dataDir } = open();
  await purgeCards({ dataDir }, new Date());
  expect(readdirSync(dataDir)).toEqual([]);
});
