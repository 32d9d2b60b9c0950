import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { untilReady } from "./people.ts";
import { evaluate, lookAtEmails, type Fault } from "./report.ts";
import { openWorld } from "./world.ts";
import { beginWriting } from "./writing.ts";

/** Another client takes all server connections and releases them. */
export const outOfConnections: Fault = {
  name: "connections",
  title: "the server is out of connections",
  async run({ quick }) {
    const world = await openWorld({
      engine: "server",
      settings: { max_connections: "24", superuser_reserved_connections: "3" },
    });
    await world.start();
    const writing = await beginWriting(world, 2);
    let taken = 0;
    await writing.during(async () => {
      for (let round = 0; round < (quick ? 1 : 3); round += 1) {
        await pause(1_500);
        const others = await exhaustConnections(world.cluster?.url ?? "");
        taken = Math.max(taken, others.length);
        // cuts the product's connections, so that it must open new ones
        await world.cluster?.order(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'umshado%'",
        );
        others.push(...(await exhaustConnections(world.cluster?.url ?? "")));
        await pause(quick ? 2_000 : 5_000);
        await Promise.all(others.map((each) => each.end()));
        await untilReady(world);
      }
    });
    await writing.finish();
    const emails = await lookAtEmails(world, writing);
    return evaluate(world, writing, `all of 21 connections taken by others, ${quick ? 1 : 3} times`, [emails]);
  },
};

async function exhaustConnections(connectionString: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString, application_name: "somebody else" });
    client.on("error", () => undefined);
    try {
      await client.connect();
      taken.push(client);
    } catch {
      return taken;
    }
  }
}
