import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makePrivateFolder } from "./private-folder.ts";

const top = mkdtempSync(join(tmpdir(), "umshado-private-"));
afterAll(() => rmSync(top, { recursive: true, force: true }));

const own = new Set(["outbox", "link"]);
const modeOf = (...path: string[]) => (statSync(join(top, ...path)).mode & 0o777).toString(8);

test("a new folder is readable only by its owner", () => {
  expect(makePrivateFolder(join(top, "new", "data"), own)).toBe(true);
  expect(modeOf("new", "data")).toBe("700");
});

test("the permissions of a wider folder and its files are corrected, and the target of a link is left alone", async () => {
  const outside = join(top, "outside");
  writeFileSync(outside, "");
  chmodSync(outside, 0o666);
  const folder = join(top, "wide");
  await mkdir(join(folder, "outbox"), { recursive: true });
  writeFileSync(join(folder, "outbox", "letter.eml"), "");
  symlinkSync(outside, join(folder, "link"));
  for (const [path, mode] of [["outbox/letter.eml", 0o666] as const, ["outbox", 0o777] as const])
    chmodSync(join(folder, path), mode);
  chmodSync(folder, 0o755);
  expect(makePrivateFolder(folder, own)).toBe(true);
  expect([modeOf("wide"), modeOf("wide", "outbox"), modeOf("wide", "outbox", "letter.eml")]).toEqual([
    "700",
    "700",
    "600",
  ]);
  expect(modeOf("outside")).toBe("666");
});

test("a folder with other content than ours is left unchanged", async () => {
  const home = join(top, "home");
  await mkdir(join(home, "outbox"), { recursive: true });
  await mkdir(join(home, "letters"));
  chmodSync(home, 0o755);
  chmodSync(join(home, "outbox"), 0o755);
  expect(makePrivateFolder(home, own)).toBe(false);
  expect([modeOf("home"), modeOf("home", "outbox")]).toEqual(["755", "755"]);
});
