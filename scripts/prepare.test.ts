import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { containsAll } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { precompress } from "./precompress.mjs";

async function inFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "umshado-scripts-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const here = { os: [process.platform], cpu: [process.arch] };
const elsewhere = { os: ["plan9"], cpu: ["mips"] };

test.each([
  [
    "everything is there",
    { a: { version: "1.0.0", integrity: "x" } },
    { a: { version: "1.0.0", integrity: "x" } },
    true,
  ],
  ["a package is missing", {}, { a: { version: "1.0.0" } }, false],
  ["a version differs", { a: { version: "1.0.0" } }, { a: { version: "1.0.1" } }, false],
  ["the bytes differ", { a: { version: "1.0.0", integrity: "x" } }, { a: { version: "1.0.0", integrity: "y" } }, false],
  ["another system's package is missing", {}, { a: { version: "1.0.0", optional: true, ...elsewhere } }, true],
  ["this system's package is missing", {}, { a: { version: "1.0.0", optional: true, ...here } }, false],
])("whether the packages are installed: %s", (_what, installed, wanted, expected) => {
  expect(containsAll(installed, { "": { version: "0.1.0" }, ...wanted })).toBe(expected);
});

test("two that prepare at once take turns", async () => {
  await inFolder(async (folder) => {
    const lock = join(folder, "lock");
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} in`);
      await readdir(folder);
      order.push(`${name} out`);
    };
    await Promise.all([withLock(lock, work("a")), withLock(lock, work("b"))]);
    const [first] = order;
    expect(order).toEqual(first === "a in" ? ["a in", "a out", "b in", "b out"] : ["b in", "b out", "a in", "a out"]);
    expect(await readdir(folder)).toEqual([]);
  });
});

test("the lock of a process that died is taken over", async () => {
  await inFolder(async (folder) => {
    const lock = join(folder, "lock");
    await mkdir(lock);
    // Above every system's maximum process id.
    await writeFile(join(lock, "owner"), `${hostname()} 99999999`);
    expect(await withLock(lock, () => Promise.resolve("done"))).toBe("done");
  });
});

test("a text over a kilobyte gets compressed copies with the same bytes, other files none", async () => {
  await inFolder(async (folder) => {
    const text = "p { color: plum }\n".repeat(100);
    await mkdir(join(folder, "assets"));
    await writeFile(join(folder, "assets/page.css"), text);
    await writeFile(join(folder, "assets/small.css"), "p {}");
    await writeFile(join(folder, "assets/serif.woff2"), text);
    await precompress(folder);
    const files = await readdir(join(folder, "assets"));
    expect(files.toSorted()).toEqual(["page.css", "page.css.br", "page.css.gz", "serif.woff2", "small.css"]);
    expect(brotliDecompressSync(await readFile(join(folder, "assets/page.css.br"))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, "assets/page.css.gz"))).toString()).toBe(text);
  });
});
