import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { untilReady } from "./people.ts";
import { evaluate, lookAtEmails, type Fault } from "./report.ts";
import { openWorld, startAnother } from "./world.ts";
import { beginWriting } from "./writing.ts";

const processes_total = 3;

/** Three processes share the jobs; one after another is killed and started again. */
export const racingProcesses: Fault = {
  name: "processes",
  title: "several processes race for the same jobs, and some are killed",
  async run({ quick }) {
    const world = await openWorld({ engine: "server" });
    await world.start();
    const others = [await startAnother(world), await startAnother(world)];
    const writing = await beginWriting(world);
    const kills = quick ? 2 : 12;
    await writing.during(async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        await pause(3_000 + Math.random() * 1_000);
        const place = kill % processes_total;
        if (place === others.length) {
          await world.kill();
          await world.start();
        } else {
          await others[place]?.kill();
          others[place] = await startAnother(world);
        }
      }
      await untilReady(world);
    });
    await writing.finish();
    const evaluated = await evaluate(world, writing, `three processes, ${kills} of them killed one after the other`, [
      await lookAtEmails(world, writing),
    ]);
    for (const each of others) await each.kill();
    return evaluated;
  },
};

/** Refuses the process any more memory from now on. */
function starve(pid: number): void {
  const kilobytes = Number(/^VmSize:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  execFileSync("prlimit", ["--pid", String(pid), `--as=${kilobytes * 1_024}`], { stdio: "pipe" });
}

/** The process repeatedly runs out of memory, ends and is started again. */
export const outOfMemory: Fault = {
  name: "memory",
  title: "a process runs out of memory",
  async run({ quick }) {
    const isThere = (process.env["PATH"] ?? "").split(":").some((folder) => existsSync(join(folder, "prlimit")));
    if (!isThere) return { skipped: 'no prlimit is installed here ("apt-get install util-linux" on Debian)' };
    const world = await openWorld({ engine: "server" });
    await world.start();
    const writing = await beginWriting(world);
    let ended = 0;
    const rounds = quick ? 2 : 5;
    await writing.during(async () => {
      for (let round = 0; round < rounds; round += 1) {
        const pid = world.pid();
        starve(pid);
        for (const end = Date.now() + 10_000; Date.now() < end && isAlive(pid);) {
          const pages = Array.from({ length: 40 }, (_, at) =>
            fetch(`${world.url}/providers?search=${at}-${Date.now()}`),
          );
          await Promise.allSettled(pages.map(async (each) => (await each).text()));
        }
        if (!isAlive(pid)) ended += 1;
        await world.kill();
        await world.start();
      }
      await untilReady(world);
    });
    await writing.finish();
    const tried = `a process got no more memory ${rounds} times; it ended of it ${ended} times and was started again`;
    return evaluate(world, writing, tried, [await lookAtEmails(world, writing)]);
  },
};

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
