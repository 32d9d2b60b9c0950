import { existsSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { evaluate, lookAtEmails, type Fault } from "./report.ts";
import { openWorld } from "./world.ts";
import { beginWriting } from "./writing.ts";

const libraries = ["x86_64", "aarch64"].map((kind) => `/usr/lib/${kind}-linux-gnu/faketime/libfaketime.so.1`);

/** Sets the program's clock forward and back; the database's stays. */
export const clockSet: Fault = {
  name: "clock",
  title: "the clock is set forward and back",
  async run({ quick }) {
    const library = libraries.find((path) => existsSync(path));
    if (!library) return { skipped: 'no libfaketime is installed here ("apt-get install faketime" on Debian)' };
    const folder = await mkdtemp(join(tmpdir(), "umshado-clock-"));
    const file = join(folder, "clock");
    const set = (by: string) => writeFile(file, `${by}\n`);
    await set("+0");
    const world = await openWorld({ engine: "server" });
    await world.start({
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    });
    const writing = await beginWriting(world, 2);
    await writing.during(async () => {
      for (const by of ["+1h", "-1h", "+1d", "-1d", "+0"]) {
        await set(by);
        console.log(`  the clock is set by ${by}`);
        await pause(quick ? 2_000 : 5_000);
      }
    });
    await writing.finish();
    return evaluate(world, writing, "an hour and a day forward and back", [await lookAtEmails(world, writing)]);
  },
};
