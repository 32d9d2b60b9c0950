import { setTimeout as pause } from "node:timers/promises";
import { makeRequest } from "./ask.ts";
import { untilReady } from "./people.ts";
import { evaluate, lookAtEmails, type Fault } from "./report.ts";
import { openWorld } from "./world.ts";
import { beginWriting } from "./writing.ts";

/** The server stops, crashes and starts again during writes. */
export const databaseDown: Fault = {
  name: "database-gone",
  title: "the database server stops or crashes, and comes back",
  async run({ quick }) {
    const world = await openWorld({ engine: "server" });
    await world.start();
    const writing = await beginWriting(world);
    const rounds = quick ? 1 : 4;
    const back: number[] = [];
    const away = new Set<string>();
    await writing.during(async () => {
      for (let round = 0; round < rounds; round += 1)
        for (const signal of ["SIGINT", "SIGQUIT"] as const) {
          await pause(1_500);
          await world.cluster?.stop(signal);
          await pause(1_000);
          away.add(`a list ${(await makeRequest(world, "/api/providers")).status}`);
          away.add(`a profile ${(await makeRequest(world, `/api/providers/${writing.pairs[0]?.provider.id}`)).status}`);
          await world.cluster?.start();
          back.push(await untilReady(world));
        }
    });
    await writing.finish();
    const emails = await lookAtEmails(world, writing);
    const tried = `${rounds * 2} times away; ready again ${Math.max(...back)} ms after it was back at the latest; answers in between: ${[...away].join(", ")}`;
    return evaluate(world, writing, tried, [emails]);
  },
};
