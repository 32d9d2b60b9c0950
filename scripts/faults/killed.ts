import { setTimeout as pause } from "node:timers/promises";
import { judge, lookAtEmails, type Fault } from "./report.ts";
import { openWorld, type Asked } from "./world.ts";
import { beginWriting } from "./writing.ts";

const life_ms_max = 1_500;

/** The process is killed at random moments of its life, while everybody writes. */
function killed(engine: Asked["engine"]): Fault {
  return {
    name: `killed-${engine}`,
    title: `the process is killed at random, ${engine === "server" ? "on PostgreSQL" : "on the embedded database"}`,
    async run({ quick, kills = quick ? 3 : 200 }: { quick: boolean; kills?: number }) {
      const world = await openWorld({ engine });
      await world.start();
      const writing = await beginWriting(world, quick ? 1 : 4);
      for (let kill = 1; kill <= kills; kill += 1) {
        await writing.during(async () => {
          await pause(Math.random() * life_ms_max);
          await world.kill();
        });
        await world.start();
        if (kill % 20 === 0) {
          if (engine === "server") await world.change("delete from rate_limit_hit");
          console.log(`  ${kill} kills, ${await writing.acknowledged()} acknowledged`);
        }
      }
      await writing.finish();
      return judge(world, writing, `${kills} kills`, [await lookAtEmails(world, writing)]);
    },
  };
}

export const killedOnServer = killed("server");
export const killedOnEmbedded = killed("embedded");
