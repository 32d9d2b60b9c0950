import { setTimeout as pause } from "node:timers/promises";
import { findPooler, startPooler } from "../../scripts/postgres-pooler.mjs";
import { evaluate, lookAtEmails, type Fault } from "./report.ts";
import { atEnd, openWorld, startAnother } from "./world.ts";
import { beginWriting } from "./writing.ts";

/** pgbouncer in transaction mode; it and the server are stopped and started. */
export const pooler: Fault = {
  name: "pooler",
  title: "behind pgbouncer in transaction mode, with the server going and coming back",
  async run({ quick }) {
    if (!findPooler()) return { skipped: 'no pgbouncer is installed here ("apt-get install pgbouncer" on Debian)' };
    let direct = "";
    const world = await openWorld({
      engine: "server",
      databaseUrl: async (cluster) => {
        const between = await startPooler(cluster.url, 4);
        atEnd(() => between.stop());
        direct = cluster.url;
        return between.url;
      },
    });
    await world.start({ DATABASE_DIRECT_URL: direct });
    const other = await startAnother(world, { DATABASE_DIRECT_URL: direct });
    const writing = await beginWriting(world);
    await writing.during(async () => {
      await pause(quick ? 3_000 : 10_000);
      for (const signal of ["SIGINT", "SIGQUIT"] as const) {
        await world.cluster?.stop(signal);
        await pause(1_000);
        await world.cluster?.start();
        await pause(quick ? 2_000 : 5_000);
      }
    });
    await writing.finish();
    const emails = await lookAtEmails(world, writing);
    const evaluated = await evaluate(world, writing, "two processes over four connections; twice away", [emails]);
    await other.kill();
    return evaluated;
  },
};
