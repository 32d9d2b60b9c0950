import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { untilReady } from "./people.ts";
import { judge, lookAtEmails, type Fault } from "./report.ts";
import { openWorld, type World } from "./world.ts";
import { beginWriting } from "./writing.ts";

/** The processes that another leads, by what Linux tells. */
function ledBy(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        const isProduct = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("build/server/index.js");
        return isProduct && Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent;
      } catch {
        // it ended as we looked
        return false;
      }
    });
}

const processes_total = 3;

/** Waits until every place is taken: a program whose processes all die as soon as they start gives up [running-20]. */
async function untilWhole(world: World): Promise<number[]> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(200)) {
    const led = ledBy(world.pid());
    if (led.length === processes_total) return led;
  }
  throw new Error(`there are not ${processes_total} processes`);
}

/** Three processes take the same jobs; one after the other is killed, and its place is taken. */
export const racingProcesses: Fault = {
  name: "processes",
  title: "several processes race for the same jobs, and some are killed",
  async run({ quick }) {
    const world = await openWorld({ engine: "server" });
    await world.start({ WORKERS: String(processes_total) });
    const writing = await beginWriting(world);
    const kills = quick ? 2 : 12;
    await writing.during(async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        const led = await untilWhole(world);
        await pause(3_000 + Math.random() * 1_000);
        const chosen = led[kill % led.length];
        if (chosen !== undefined) process.kill(chosen, "SIGKILL");
      }
      await untilReady(world);
    });
    await writing.finish();
    return judge(world, writing, `three processes, ${kills} of them killed one after the other`, [
      await lookAtEmails(world, writing),
    ]);
  },
};

/** Has a process be refused any memory that it asks the system for from here on. */
function starve(pid: number): void {
  const kilobytes = Number(/^VmSize:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  execFileSync("prlimit", ["--pid", String(pid), `--as=${kilobytes * 1_024}`], { stdio: "pipe" });
}

/** One process after the other gets no more memory, and ends when it wants some. */
export const outOfMemory: Fault = {
  name: "memory",
  title: "processes run out of memory",
  async run({ quick }) {
    const isThere = (process.env["PATH"] ?? "").split(":").some((folder) => existsSync(join(folder, "prlimit")));
    if (!isThere) return { skipped: 'no prlimit is installed here ("apt-get install util-linux" on Debian)' };
    const world = await openWorld({ engine: "server" });
    await world.start({ WORKERS: "2" });
    const writing = await beginWriting(world);
    const [starved, ended] = [new Set<number>(), new Set<number>()];
    await writing.during(async () => {
      for (let round = 0; round < (quick ? 2 : 10); round += 1) {
        const pid = ledBy(world.pid()).find((each) => !starved.has(each));
        if (pid === undefined) break;
        starved.add(pid);
        starve(pid);
        for (const end = Date.now() + 10_000; Date.now() < end && !ended.has(pid);) {
          const pages = Array.from({ length: 40 }, (_, at) =>
            fetch(`${world.url}/providers?search=${at}-${Date.now()}`),
          );
          await Promise.allSettled(pages.map(async (each) => (await each).text()));
          if (!ledBy(world.pid()).includes(pid)) ended.add(pid);
        }
      }
      await untilReady(world);
    });
    await writing.finish();
    const tried = `${starved.size} processes of two at a time got no more memory; ${ended.size} ended of it and were followed by another`;
    return judge(world, writing, tried, [await lookAtEmails(world, writing)]);
  },
};
