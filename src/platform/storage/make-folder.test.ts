import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockDataFolder } from "../database/data-lock.ts";
import { makeFolder } from "./make-folder.ts";

const top = mkdtempSync(join(tmpdir(), "umshado-folder-"));
afterAll(() => rmSync(top, { recursive: true, force: true }));

test("a folder is made with those above it, and one that is there stays", () => {
  makeFolder(join(top, "a", "b"));
  makeFolder(join(top, "a", "b"));
  expect((statSync(join(top, "a", "b")).mode & 0o777).toString(8)).toBe("700");
});

test("below a file there is no folder", () => {
  writeFileSync(join(top, "file"), "");
  expect(() => makeFolder(join(top, "file", "folder"))).toThrow("EEXIST");
});

test.skipIf(process.platform !== "linux").each(["/proc/umshado", "/proc/umshado/data", "/sys/umshado"])(
  "%s is refused as a data folder in one line, at once",
  (folder) => {
    expect(() => lockDataFolder(folder)).toThrow(
      `The data folder ${folder} can't be written. Choose another with DATA_DIR.`,
    );
  },
);
