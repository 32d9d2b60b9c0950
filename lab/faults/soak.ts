import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { evaluate, lookAtEmails } from "./report.ts";
import { evaluateSamples, lookAtProcess, type Sample } from "./sample-process.ts";
import { closeEverything, openWorld, type World } from "./world.ts";
import { beginWriting } from "./writing.ts";

const usage = "Usage: npm run soak [-- --minutes N]. N: 1 to 1440; 60 unless said.";

function readMinutes(args: readonly string[]): number {
  const [name, value = "60", ...rest] = args;
  const minutes = Number(value);
  const isRight = (name === undefined || name === "--minutes") && rest.length === 0;
  if (!isRight || !Number.isInteger(minutes) || minutes < 1 || minutes > 1_440) {
    console.error(usage);
    process.exit(1);
  }
  return minutes;
}

/** Reads lists and profiles until aborted, a third of them uncached. */
async function visit(world: World, ids: readonly string[], over: AbortSignal): Promise<number> {
  let answered = 0;
  for (let count = 0; !over.aborted; count += 1) {
    const paths = ["/", `/provider/${ids[count % ids.length]}`, `/providers?minTrustScore=${(count % 50) / 10}`];
    const answer = await fetch(world.url + paths[count % paths.length]).catch(() => null);
    if (answer) await answer.arrayBuffer().catch(() => undefined);
    if (answer?.status === 200) answered += 1;
    await pause(20);
  }
  return answered;
}

/** Holds event streams open, and reopens each that ends. */
async function follow(world: World, token: string, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const stream = await fetch(`${world.url}/api/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.any([over, AbortSignal.timeout(30_000)]),
    }).catch(() => null);
    // our own timeout ends it
    await stream?.arrayBuffer().catch(() => undefined);
    await pause(50);
  }
}

async function countQueue(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ waiting: number }>(
    "select count(*)::int as waiting from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'",
  );
  return rows[0]?.waiting ?? 0;
}

async function soak(minutes: number): Promise<boolean> {
  const world = await openWorld({ engine: "server" });
  await world.start();
  const writing = await beginWriting(world, 4, 500);
  const client = new pg.Client({ connectionString: world.cluster?.url ?? "" });
  await client.connect();
  const over = new AbortController();
  const ids = writing.pairs.map(({ provider }) => provider.id);
  const visits = [visit(world, ids, over.signal), visit(world, ids, over.signal)];
  const streams = writing.pairs.map(({ couple }) => follow(world, couple.token, over.signal));
  const samples: Sample[] = [];
  const every_seconds = Math.max(2, Math.round((minutes * 60) / 120));
  await writing.during(async () => {
    for (let at_seconds = 0; at_seconds <= minutes * 60; at_seconds += every_seconds) {
      samples.push({ at_seconds, ...lookAtProcess(world.pid()), queue: await countQueue(client) });
      const { memory_mb, handles, queue } = samples.at(-1) ?? { memory_mb: 0, handles: 0, queue: 0 };
      if (samples.length % 10 === 1)
        console.log(`  ${at_seconds} s: ${memory_mb} MB, ${handles} handles, ${queue} jobs waiting`);
      // removes the write limits
      await client.query("delete from rate_limit_hit");
      await pause(every_seconds * 1_000);
    }
  });
  over.abort();
  const answered = (await Promise.all(visits)).reduce((sum, each) => sum + each, 0);
  await Promise.all(streams);
  await client.end();
  await writing.finish();
  const tried = `${minutes} minutes of mixed load, ${answered} pages`;
  const { acknowledged, lost, twice, wrong } = await evaluate(world, writing, tried, [
    await lookAtEmails(world, writing),
  ]);
  console.log(`  ${tried}, ${acknowledged} writes acknowledged, lost ${lost}, twice ${twice}`);
  const verdicts = evaluateSamples(samples);
  for (const { what, second, last, isFlat } of verdicts)
    console.log(`  ${what}: ${second} in the second quarter, ${last} in the last: ${isFlat ? "flat" : "GROWING"}`);
  for (const each of wrong) console.log(`  WRONG: ${each}`);
  const isFlat = verdicts.every((each) => each.isFlat);
  console.log(isFlat ? "\nflat" : "\nNot flat.");
  return isFlat && lost + twice + wrong.length === 0;
}

const minutes = readMinutes(process.argv.slice(2));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void closeEverything().finally(() => process.exit(1)));
try {
  process.exitCode = (await soak(minutes)) ? 0 : 1;
} finally {
  await closeEverything();
}
