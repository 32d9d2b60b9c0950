import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { listeningLog } from "../../../test/listening-log.ts";
import { declaredPng, photo } from "../../../test/picture-files.ts";
import * as limits from "../../contract/limits.ts";
import { openPictureWorkerPool } from "./picture-worker-pool.ts";

const folder = await mkdtemp(join(tmpdir(), "umshado-worker-pool-"));
const log = listeningLog();
const pool = openPictureWorkerPool({ log, concurrency: 1, rest_seconds: 1 });
const shape = { widths: [32, 64] };
const nobody = new AbortController().signal;

afterAll(async () => {
  pool.close();
  await rm(folder, { recursive: true });
});

let written = 0;

async function file(bytes: Uint8Array | string): Promise<string> {
  written += 1;
  const path = join(folder, String(written));
  await writeFile(path, bytes);
  return path;
}

const noise = { type: "gaussian" as const, mean: 128, sigma: 50 };
const create = { width: 2_000, height: 1_500, channels: 3 as const, background: "#888", noise };
const slow = await file(await sharp({ create }).png({ compressionLevel: 1 }).toBuffer());

function make(path: string, signal = nobody) {
  return pool.make(path, shape, signal);
}

test("pictures are made elsewhere: this process's own library has nothing to do", async () => {
  const own: number[] = [];
  const heard = (tasks: number) => own.push(tasks);
  sharp.queue.on("change", heard);
  const made = await make(slow);
  sharp.queue.off("change", heard);
  expect(made).toMatchObject({ width: 2_000, height: 1_500, widths: [32, 64] });
  expect([...made.parts.keys()]).toEqual(["-w32.webp", "-w64.webp"]);
  expect(own).toEqual([]);
});

async function listChildren(): Promise<number[]> {
  if (process.platform !== "linux") return [];
  const children = await readFile(`/proc/self/task/${process.pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

async function listThreads(): Promise<number[]> {
  const children = await listChildren();
  const threads = await Promise.all(children.map(async (child) => readdir(`/proc/${child}/task`)));
  return threads.flat().map(Number);
}

test("every thread of a worker has a lower priority than the server", async () => {
  await make(await file((await photo()).bytes));
  const priorities = (await listThreads()).map((thread) => getPriority(thread));
  expect(priorities.filter((each) => each < constants.priority.PRIORITY_BELOW_NORMAL)).toEqual([]);
});

test.skipIf(process.platform !== "linux")(
  "a worker of a server that gives way to everybody gives way as well",
  async () => {
    const path = await file((await photo()).bytes);
    const server = `
    import { readFile } from "node:fs/promises";
    import { getPriority } from "node:os";
    import { openPictureWorkerPool } from "./src/platform/pictures/picture-worker-pool.ts";
    const pool = openPictureWorkerPool({ log: { warn() {} }, places: 1 });
    await pool.make(${JSON.stringify(path)}, { widths: [32] }, new AbortController().signal);
    const [child] = (await readFile("/proc/self/task/" + process.pid + "/children", "utf8")).trim().split(" ");
    console.log(getPriority(), getPriority(Number(child)));
    pool.close();`;
    const args = ["-n", "19", process.execPath, "--input-type=module", "--eval", server];
    expect(spawnSync("nice", args, { encoding: "utf8" })).toMatchObject({ stdout: "19 19\n", stderr: "" });
  },
);

test.each([
  [
    "a drawing",
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><script>alert(1)</script></svg>",
    "not_a_picture",
  ],
  ["a page before a picture", `<html><script>alert(1)</script>${"\u00ff\u00d8\u00ff".repeat(9)}`, "not_a_picture"],
  ["fifty thousand pixels squared", declaredPng(50_000, 50_000), "picture_too_many_pixels"],
  ["just too many pixels", declaredPng(10_000, 5_001), "picture_too_many_pixels"],
  [
    "a beginning without the rest",
    Uint8Array.from([255, 216, 255, ...Array.from({ length: 99 }, () => 7)]),
    "picture_damaged",
  ],
])("%s is refused", async (_what, bytes, code) => {
  await expect(make(await file(bytes))).rejects.toMatchObject({ code });
});

test("a closed connection leaves the queue, and its work is stopped", async () => {
  const [cancelled, next] = [new AbortController(), await file((await photo()).bytes)];
  const [stopped, left] = [new AbortController(), make(slow, cancelled.signal)];
  const first = make(slow, stopped.signal);
  const last = make(next);
  stopped.abort();
  cancelled.abort();
  await expect(first).rejects.toMatchObject({ code: "bad_upload" });
  await expect(left).rejects.toMatchObject({ code: "bad_upload" });
  await expect(make(next, AbortSignal.abort())).rejects.toMatchObject({ code: "bad_upload" });
  expect(await last).toMatchObject({ width: 400 });
});

test.skipIf(process.platform !== "linux")(
  "a picture whose decoder crashes is damaged, and the next is made",
  async () => {
    const lone = openPictureWorkerPool({ log, concurrency: 1 });
    const known = await listChildren();
    const [first, second] = [
      lone.make(slow, shape, nobody),
      lone.make(await file((await photo()).bytes), shape, nobody),
    ];
    const began = (await listChildren()).filter((child) => !known.includes(child));
    for (const child of began) process.kill(child, "SIGSEGV");
    await expect(first).rejects.toMatchObject({ code: "picture_damaged" });
    expect(await second).toMatchObject({ width: 400 });
    const ended = log.entries.filter(({ event }) => event === "picture worker ended");
    expect(ended).toMatchObject([{ fields: { cause: "ended with SIGSEGV" } }]);
    lone.close();
  },
);

test("a picture that takes too long is given up, and the next is made", async () => {
  const hasty = openPictureWorkerPool({ log, concurrency: 1, seconds_max: 0.001, rest_seconds: 1 });
  const both = await Promise.allSettled([hasty.make(slow, shape, nobody), hasty.make(slow, shape, nobody)]);
  expect(both).toMatchObject([{ reason: { code: "picture_too_slow" } }, { reason: { code: "picture_too_slow" } }]);
  hasty.close();
});

test("an idle worker that is killed ends nothing else", async () => {
  const other = openPictureWorkerPool({ log, concurrency: 1, rest_seconds: 0.2 });
  const { width } = await other.make(slow, shape, nobody);
  other.close();
  await setTimeout(600);
  expect(width).toBe(2_000);
});

test("a worker pool that closes refuses the waiting callers", async () => {
  const closing = openPictureWorkerPool({ log, concurrency: 1 });
  const both = [closing.make(slow, shape, nobody), closing.make(slow, shape, nobody)];
  closing.close();
  const settled = await Promise.allSettled(both);
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test(
  "cards that strangers ask for hold up no upload, and past twenty that wait the next is refused",
  { timeout: 60_000 },
  async () => {
    const busy = make(slow);
    const done: string[] = [];
    const draw = (title: string) => pool.draw({ title, line: "A line", site: "Umshado" });
    const cards = Array.from({ length: limits.cards_waiting_max }, async (_, index) => {
      await draw(`Card ${index}`);
      done.push("card");
    });
    await expect(draw("One more")).rejects.toMatchObject({ code: "unavailable" });
    const upload = make(await file((await photo()).bytes)).then(() => done.push("upload"));
    await Promise.all([busy, upload, ...cards]);
    expect(done[0]).toBe("upload");
  },
);
