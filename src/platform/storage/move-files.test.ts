import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startS3Server } from "../../../test/s3-server.ts";
import { readConfig } from "../config.ts";
import { moveFiles } from "./move-files.ts";
import { openStorage } from "./open-storage.ts";
import type { Storage } from "./storage.ts";

const data = await mkdtemp(join(tmpdir(), "umshado-move-"));
const s3 = await startS3Server();
afterAll(async () => {
  await s3.close();
  await rm(data, { recursive: true });
});

const open = (env: Record<string, string>) => openStorage(readConfig({ DATA_DIR: data, ...env }));
const folder = await open({});
const bucket = await open(s3.env);
const names = Array.from({ length: 20 }, (_, at) => `${"a".repeat(31)}${at % 10}-w${at}.webp`).toSorted();
const contentOf = (name: string) => new TextEncoder().encode(`content of ${name}`);
for (const name of names) await folder.put(name, contentOf(name));

async function listOf(storage: Storage): Promise<string[]> {
  const result: string[] = [];
  for await (const name of storage.list()) result.push(name);
  return result.toSorted();
}
const lines: string[] = [];
const move = (from: Storage, to: Storage, remove = false) =>
  moveFiles(from, to, { remove, printLine: (line) => lines.push(line) });

test("an interrupted move continues when it is run again, repairs damaged files, and leaves the source alone", async () => {
  let left = 5;
  const failing: Storage = {
    ...bucket,
    put: (name, bytes) => (left-- > 0 ? bucket.put(name, bytes) : Promise.reject(new Error("the line is cut"))),
  };
  const cutOff = await move(folder, failing);
  expect([cutOff.copied, cutOff.there, cutOff.failed.length]).toEqual([5, 0, 15]);
  expect(lines).toHaveLength(15);
  expect(lines[0]).toMatch(/^a+\d-w\d+\.webp: the line is cut$/);

  const [damaged = ""] = await listOf(bucket);
  await bucket.put(damaged, new TextEncoder().encode("half"));
  expect(await move(folder, bucket)).toEqual({ copied: 16, there: 4, failed: [] });
  expect(await move(folder, bucket)).toEqual({ copied: 0, there: 20, failed: [] });
  for (const name of names) expect(Buffer.from((await bucket.get(name)) ?? [])).toEqual(Buffer.from(contentOf(name)));
  expect([await listOf(folder), await listOf(bucket)]).toEqual([names, names]);
});

test("with the option, each file is deleted from the source once it was read back completely, and not before", async () => {
  const lying: Storage = { ...folder, get: async () => new TextEncoder().encode("something else") };
  expect((await move(bucket, lying, true)).failed).toHaveLength(20);
  expect(await listOf(bucket)).toEqual(names);
  await move(bucket, folder, true);
  expect([await listOf(folder), await listOf(bucket)]).toEqual([names, []]);
});
