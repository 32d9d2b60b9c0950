import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, rmdirSync, statfsSync, writeSync, openSync, closeSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { untilReady } from "./people.ts";
import { evaluate, lookAtEmails, type Fault, type Sent } from "./report.ts";
import { atEnd, openWorld, type Requested } from "./world.ts";
import { beginWriting } from "./writing.ts";

const disk_megabytes = 300;

/** A small tmpfs, removed at the end; null without the right to mount. */
function mountSmall(): string | null {
  const folder = mkdtempSync(join(tmpdir(), "umshado-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${disk_megabytes}m`, "tmpfs", folder], { stdio: "pipe" });
  } catch {
    rmdirSync(folder);
    return null;
  }
  atEnd(async () => {
    execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Returns a function that frees the space. */
function fill(folder: string, left_kilobytes: number): () => void {
  const path = join(folder, "ballast");
  const file = openSync(path, "w");
  const block = Buffer.alloc(64 * 1024);
  const left = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  while (left() > left_kilobytes * 1024 + block.length) writeSync(file, block);
  closeSync(file);
  return () => rmSync(path);
}

async function readOutbox(folder: string): Promise<Sent[]> {
  const names = (await readdir(join(folder, "outbox")).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const contents = await Promise.all(names.map((name) => readFile(join(folder, "outbox", name), "utf8")));
  return contents.map((content) => ({ to: [/^To: .*?([^<\s]+@[^>\s]+)/im.exec(content)?.[1] ?? ""], content }));
}

/** The data folder's disk fills during writes and gets space again; then the process is killed and started. */
function diskFull(engine: Requested["engine"]): Fault {
  const what = engine === "embedded" ? "of the embedded database, outbox and uploads" : "of outbox and uploads";
  return {
    name: `disk-full-${engine}`,
    title: `the disk ${what} is full`,
    async run({ quick }) {
      const folder = mountSmall();
      if (folder === null) return { skipped: "this user may not mount a small disk (as root it is tried)" };
      const world = await openWorld({ engine, folder, env: { SMTP_URL: "" } });
      await world.start();
      const writing = await beginWriting(world, 2);
      await writing.during(async () => {
        for (const left of quick ? [16] : [2_000, 200, 16, 0]) {
          await pause(1_500);
          const empty = fill(folder, left);
          await pause(quick ? 4_000 : 8_000);
          empty();
          console.log(`  room again after ${left} kB; ready after ${await untilReady(world)} ms`);
        }
      });
      await writing.finish();
      await world.kill();
      await world.start();
      const emails = await lookAtEmails(world, writing, () => readOutbox(folder));
      return evaluate(world, writing, "full, emptied, killed and started", [emails]);
    },
  };
}

export const diskFullEmbedded = diskFull("embedded");
export const diskFullServer = diskFull("server");
