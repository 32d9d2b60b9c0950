import { setTimeout as pause } from "node:timers/promises";
import { findPostgres } from "../../scripts/postgres-cluster.mjs";
import {
  hear,
  killAfter,
  openThread,
  openWorld,
  readEmails,
  readConversation,
  tryOnce,
  waitFor,
  type Thread,
  type World,
  type Written,
} from "./crash-world.ts";
import { expect, test } from "./journey.ts";

/** `KILL_ROUNDS` sets the number of kills, `KILL_SEED` repeats a run. */
const { KILL_ROUNDS: rounds = "3", KILL_SEED: seed = String(Date.now() % 1_000_000) } = process.env;

const conversations_total = 4;
/** Most processes begin to send what the previous one promised. */
const life_ms_max = 2_500;

/** Seeded random numbers (mulberry32). */
function chanceOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function writerOf(world: World, thread: Thread, by: Written["by"], ways: readonly Written["how"][]) {
  const acknowledged: string[] = [];
  let pending: Written | undefined;
  let made = 0;
  const next = (): Written => {
    made += 1;
    return {
      thread,
      by,
      text: `${thread.id.slice(-4)}-${by}-${ways[0]}-${made}.`,
      how: ways[made % ways.length] ?? "page",
    };
  };
  async function step() {
    pending ??= next();
    if (await tryOnce(world, pending)) {
      acknowledged.push(pending.text);
      pending = undefined;
    } else await pause(20);
  }
  /** An unacknowledged message is retried first next time. */
  async function write(signal: AbortSignal) {
    while (!signal.aborted) await step();
  }
  return {
    thread,
    acknowledged,
    write,
    async finish() {
      await write(AbortSignal.timeout(500));
      while (pending) await step();
    },
  };
}
type Writer = ReturnType<typeof writerOf>;

async function live(world: World, writers: readonly Writer[], milliseconds: number): Promise<void> {
  const product = await world.start();
  const over = new AbortController();
  const writing = Promise.all(writers.map((each) => each.write(over.signal)));
  // rethrown below, after the kill
  writing.catch(() => undefined);
  await killAfter(product, milliseconds);
  over.abort();
  await writing;
}

/** Acknowledged messages exist once, in order, without others. */
async function expectOnce(world: World, thread: Thread, writers: readonly Writer[]): Promise<void> {
  const texts = (await readConversation(world, thread))
    .slice(1)
    .map(({ text, position }, at) => [position - at, text] as const);
  expect(texts.every(([gap]) => gap === 1)).toBe(true);
  const there = texts.map(([, text]) => text);
  for (const { acknowledged } of writers.filter((each) => each.thread === thread))
    expect(there.filter((text) => acknowledged.includes(text))).toEqual(acknowledged);
  expect(new Set(there).size).toBe(there.length);
}

/** Each message gives one email, and a stream event within two seconds. */
async function expectNotifications(world: World, writers: readonly Writer[]): Promise<number> {
  const all = writers.flatMap(({ acknowledged }) => acknowledged);
  const holding = async () => {
    const emails = await readEmails(world);
    return all.map((text) => new Set(emails.filter((each) => each.text.includes(text)).map((each) => each.message_id)));
  };
  const result = await waitFor(async () => {
    const by = await holding();
    return by.every(({ size }) => size > 0) ? by : undefined;
  });
  expect(result.filter(({ size }) => size > 1)).toEqual([]);
  const ids = (await readEmails(world)).map(({ message_id }) => message_id);
  return ids.length - new Set(ids).size;
}

/** Counters match messages; files belong to the right message. */
async function expectSound({ db }: World): Promise<void> {
  const { rows: wrong } =
    await db.query(`select c.id from conversation c where last_position <> (select count(*) from message where conversation_id = c.id)
    or couple_unread <> (select count(*) from message where conversation_id = c.id and sent_by = 'provider')
    or provider_unread <> 1 + (select count(*) from message where conversation_id = c.id and sent_by = 'couple')`);
  const { rows: stray } = await db.query(
    `select f.name from message_file f join message m on m.id = f.message_id where f.name <> m.body || '.pdf'`,
  );
  const { rows: bare } =
    await db.query(`select body from message where body like '%-page-%' and substring(body from '\\d+(?=\\.$)')::int % 3 = 2
    and not exists (select 1 from message_file f where f.message_id = message.id)`);
  expect({ wrong, stray, bare }).toEqual({ wrong: [], stray: [], bare: [] });
}

async function expectComplete(world: World, talks: readonly Thread[], writers: readonly Writer[]): Promise<string> {
  const [thread] = talks;
  if (!thread) throw new Error("nobody talks");
  const received = await hear(world, thread.couple);
  await Promise.all(writers.map((each) => each.finish()));
  await waitFor(() => received.join("").includes(thread.id) || undefined, 2);
  for (const each of talks) await expectOnce(world, each, writers);
  const again = await expectNotifications(world, writers);
  await expectSound(world);
  // a kill between acceptance and our update resends an email with its Message-ID
  expect(again).toBeLessThanOrEqual(4 * Number(rounds));
  const total = writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  return `${total} messages acknowledged, ${world.smtp.messages.length} emails, ${again} of them once more under the same Message-ID`;
}

test("at whatever moment a process is killed, no acknowledged message is lost or doubled, nor its email", async () => {
  test.skip(findPostgres() === undefined, "needs a PostgreSQL server that can be looked into");
  test.setTimeout((90 + 10 * Number(rounds)) * 1000);
  const world = await openWorld(test.info().outputDir);
  const chance = chanceOf(Number(seed));
  try {
    const first = await world.start();
    const talks: Thread[] = [];
    while (talks.length < conversations_total) talks.push(await openThread(world));
    await first.kill();
    const writers = talks.flatMap((thread) => [
      writerOf(world, thread, "couple", ["page", "page", "file"]),
      writerOf(world, thread, "provider", ["page", "page", "file"]),
      writerOf(world, thread, "provider", ["email"]),
    ]);
    world.hurry();
    for (let round = 0; round < Number(rounds); round += 1)
      await live(world, writers, Math.round(chance() * life_ms_max));
    const last = await world.start();
    const came = await expectComplete(world, talks, writers);
    await last.stop();
    console.log(`seed ${seed}: ${rounds} kills, ${came}`);
  } catch (cause) {
    throw new Error(`with KILL_SEED=${seed} KILL_ROUNDS=${rounds}`, { cause });
  } finally {
    await world.close();
  }
});
