import { readdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { evaluate, type Fault } from "./report.ts";
import { openWorld, type Requested } from "./world.ts";
import { beginWriting } from "./writing.ts";

/** Kills the first start, which creates the schema, at random moments; then lets one finish. */
function migrationKilled(engine: Requested["engine"]): Fault {
  return {
    name: `migration-${engine}`,
    title: `a migration is killed in the middle, ${engine === "server" ? "on PostgreSQL" : "on the embedded database"}`,
    async run({ quick }) {
      const world = await openWorld({ engine });
      const kills = quick ? 3 : 20;
      for (let kill = 0; kill < kills; kill += 1) {
        const started = world.start().catch(() => undefined);
        await pause(300 + Math.random() * 2_500);
        world.killStarting();
        await started;
        if (engine === "server") await emptied(world);
      }
      await world.start();
      const writing = await beginWriting(world, 1);
      await writing.during(() => pause(2_000));
      await writing.finish();
      const total = (await readdir("migrations")).filter((name) => name.endsWith(".sql")).length;
      return evaluate(world, writing, `${kills} starts killed, then ${total} migrations are applied`);
    },
  };
}

async function emptied(world: Awaited<ReturnType<typeof openWorld>>): Promise<void> {
  const query = "select 1 from information_schema.schemata where schema_name = 'jobs'";
  await world.change(
    `do $$ begin if exists (${query}) then drop schema public cascade; drop schema drizzle cascade; drop schema jobs cascade; create schema public; end if; end $$`,
  );
}

export const migrationOnServer = migrationKilled("server");
export const migrationOnEmbedded = migrationKilled("embedded");
