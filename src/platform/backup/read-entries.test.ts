import { zstdCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { BackupError, type Entry } from "./backup-form.ts";
import { readEntries, type Taker } from "./read-entries.ts";

const header = { format: 1, made_at: "2026-06-17T10:00:00Z", migration: 1, tables: [{ name: "a", columns: ["id"] }] };

async function* archive(...bodies: [string, Uint8Array][]): AsyncGenerator<Entry> {
  for (const [name, bytes] of bodies) yield await Promise.resolve({ name, size: bytes.length, body: [bytes] });
}

const taken: number[] = [];
const taker: Taker = {
  header: () => Promise.resolve(),
  rows: async (_table, rows) => void taken.push(rows.length),
  file: () => Promise.resolve(),
};

test("a piece that unpacks to more than any of ours is refused before it is taken", { timeout: 60_000 }, async () => {
  const bomb = zstdCompressSync(Buffer.alloc(257 * 1024 * 1024, 10));
  expect(bomb.length).toBeLessThan(100_000);
  const entries = archive(["header.json", Buffer.from(JSON.stringify(header))], ["tables/a/000001.zst", bomb]);
  await expect(readEntries(entries, taker)).rejects.toThrow(BackupError);
  expect(taken).toEqual([]);
});

test("a header that is larger than any of ours is refused", async () => {
  const entries = archive(["header.json", Buffer.alloc(17 * 1024 * 1024, " ")]);
  await expect(readEntries(entries, taker)).rejects.toThrow(
    "A chunk of the backup is larger than Umshado ever writes.",
  );
});
