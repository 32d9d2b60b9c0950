import { setTimeout as pause } from "node:timers/promises";
import { findMissing, startPatroni, untilSynchronous } from "./patroni.ts";
import { untilReady } from "./people.ts";
import { evaluate, lookAtEmails, type Fault } from "./report.ts";
import { openWorld } from "./world.ts";
import { beginWriting } from "./writing.ts";

/** The primary and its patroni are killed and the standby promoted; the first follows, then the second is killed. */
export const failoverByPatroni: Fault = {
  name: "failover-patroni",
  title: "the machine of the server that writes is lost; patroni over etcd has its standby take over, behind haproxy",
  async run({ quick }) {
    const missing = findMissing();
    if (missing !== undefined) return { skipped: missing };
    const { url, members } = await startPatroni();
    const world = await openWorld({ engine: "server", keptAt: url });
    await world.start();
    const writing = await beginWriting(world);
    const away: number[] = [];
    await writing.during(async () => {
      for (let kills = 0; kills < (quick ? 1 : 3); kills += 1) {
        const primary = await untilSynchronous(members);
        await pause(quick ? 2_000 : 6_000);
        const began = performance.now();
        await primary.kill();
        // ready until a connection fails
        await pause(500);
        await untilReady(world);
        away.push(Math.round((performance.now() - began) / 100) / 10);
        await pause(quick ? 2_000 : 6_000);
        primary.start();
      }
      await untilSynchronous(members);
    });
    await writing.finish();
    const emails = await lookAtEmails(world, writing);
    const tried = `${away.length} times the server that writes and its patroni killed; ready again after ${away.join(", ")} s; each came back and followed`;
    return evaluate(world, writing, tried, [emails]);
  },
};
