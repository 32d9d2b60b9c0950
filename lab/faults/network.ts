import { setTimeout as pause } from "node:timers/promises";
import { createProxy, type Line, type Weather } from "./line.ts";
import { untilReady } from "./people.ts";
import { evaluate, lookAtEmails, type Fault } from "./report.ts";
import { openWorld } from "./world.ts";
import { beginWriting } from "./writing.ts";

type Line3 = { database: Line; mail: Line; callers: Line };

/** Everybody writes through proxies to database, mail server and product, which the test disturbs. */
async function withProxies(quick: boolean, tried: string, work: (lines: Line3, span: number) => Promise<string>) {
  let database: Line | undefined;
  const world = await openWorld({
    engine: "server",
    databaseUrl: async ({ url }) => {
      database = await createProxy(Number(new URL(url).port));
      return url.replace(/:\d+\//, `:${database.port}/`);
    },
  });
  if (!database) throw new Error("no line to the database");
  const mail = await createProxy(Number(new URL(world.smtp.url).port));
  await world.start({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  const callers = await createProxy(Number(new URL(world.url).port));
  const lines = { database, mail, callers };
  const outside = { ...world, url: `http://127.0.0.1:${callers.port}` };
  const writing = await beginWriting(outside, 2);
  const summary = await writing.during(() => work(lines, quick ? 3_000 : 10_000));
  for (const line of Object.values(lines)) line.have({ is: "clear" });
  await untilReady(world);
  await writing.finish();
  const hurry = setInterval(() => {
    world
      .change("update jobs.job set start_after = now() where state = 'retry' and start_after > now()")
      .catch(() => undefined);
  }, 500);
  const emails = await lookAtEmails(world, writing).finally(() => clearInterval(hurry));
  return evaluate(world, writing, `${tried}${summary}`, [emails]);
}

/** Each connection loses half of its chunks and everything after. */
export const halfLost: Fault = {
  name: "half-lost",
  title: "the network drops half of what it carries: to the database, to the mail server, from those who call",
  run: ({ quick }) =>
    withProxies(quick, "half of all pieces dropped", async (lines, span) => {
      for (const [name, line] of Object.entries(lines)) {
        console.log(`  ${name}`);
        line.have({ is: "lossy", share: 0.5 });
        await pause(span);
        line.have({ is: "clear" });
        await pause(1_000);
      }
      return "";
    }),
};

const weathers: readonly Weather[] = [
  { is: "slow", milliseconds: 100 },
  { is: "slow", milliseconds: 1_000 },
];

/** The database answers late, then never, on open connections. */
export const databaseSlow: Fault = {
  name: "database-slow",
  title: "the database answers late, then not at all on open connections",
  run: ({ quick }) =>
    withProxies(quick, "late by 100 ms and by 1 s, then silent for 40 s", async ({ database, callers }, span) => {
      for (const weather of weathers) {
        database.have(weather);
        await pause(span);
      }
      if (!quick) {
        database.have({ is: "silent" });
        await pause(40_000);
      }
      database.have({ is: "clear" });
      const took = await untilReady({ url: `http://127.0.0.1:${callers.port}` });
      return `; ready ${took} ms after it answered again`;
    }),
};
