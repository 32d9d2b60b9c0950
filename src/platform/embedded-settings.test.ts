import { mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { embeddedSettings } from "./embedded-settings.ts";

const megabyte = 1024 * 1024;

/** The folder of a database whose files weigh so much; they take no room. */
async function storing(megabytes: readonly number[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "umshado-settings-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "base", "5"), { recursive: true });
  for (const [number, size] of megabytes.entries()) {
    const file = join(folder, "base", "5", String(number));
    await writeFile(file, "");
    await truncate(file, size * megabyte);
  }
  return folder;
}

test.each([
  [[], 16],
  [[100, 105], 16],
  [[400, 112], 32],
  [[1_000, 1_000, 2], 64],
])("a database whose files weigh %j MB keeps %i MB of its pages", async (files, buffers) => {
  const settings = await embeddedSettings(await storing(files));
  expect(settings).toEqual([`shared_buffers = ${buffers}MB`, "timezone = 'UTC'"]);
});

test.each([undefined, join(tmpdir(), "umshado-no-such-folder")])(
  "one that is yet to begin (%s) keeps 16 MB",
  async (folder) => {
    expect(await embeddedSettings(folder)).toContain("shared_buffers = 16MB");
  },
);
