import { setTimeout as pause } from "node:timers/promises";
import { evaluate, lookAtEmails, type Fault } from "./report.ts";
import { openWorld, type Requested } from "./world.ts";
import { beginWriting, type Writing } from "./writing.ts";

const life_ms_max = 1_500;
const first_ms_max = 10_000;

/**
 * Waits for one more acknowledged write, or one of every writer, so that kills fall into writes on slow machines too.
 */
async function untilWritten(writing: Writing, isOfAll: boolean): Promise<void> {
  const before = writing.mark();
  const isMore = (count: number, place: number) => count > (before[place] ?? 0);
  const isWritten = () => (isOfAll ? writing.mark().every(isMore) : writing.mark().some(isMore));
  for (const end = Date.now() + first_ms_max; !isWritten() && Date.now() < end;) await pause(10);
}

/** Kills the process at random moments during writes. */
function killed(engine: Requested["engine"]): Fault {
  return {
    name: `killed-${engine}`,
    title: `the process is killed at random, ${engine === "server" ? "on PostgreSQL" : "on the embedded database"}`,
    async run({ quick, kills = quick ? 3 : 200 }) {
      const world = await openWorld({ engine });
      await world.start();
      const writing = await beginWriting(world, quick ? 1 : 4);
      for (let kill = 1; kill <= kills; kill += 1) {
        await writing.during(async () => {
          // a quarter of the kills may come before any write, a quarter after all writers, the slow uploads included
          if (kill % 4 !== 0) await untilWritten(writing, kill % 4 === 2);
          await pause(Math.random() * life_ms_max);
          await world.kill();
        });
        await world.start();
        if (kill % 20 === 0) {
          if (engine === "server") await world.change("delete from rate_limit_hit");
          const lost = (await writing.look()).reduce((sum, each) => sum + each.lost.length + each.twice.length, 0);
          console.log(`  ${kill} kills, ${writing.acknowledged()} acknowledged, ${lost} lost or twice`);
        }
      }
      await writing.finish();
      return evaluate(world, writing, `${kills} kills`, [await lookAtEmails(world, writing)]);
    },
  };
}

export const killedOnServer = killed("server");
export const killedOnEmbedded = killed("embedded");
