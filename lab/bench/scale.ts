import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { demoLogins } from "../../seed/demo-directory.ts";
import { runToEnd } from "./children.ts";
import { describeMachine } from "./machine.ts";
import { freshHome, startProduct, type Product } from "./product.ts";
import { printHeading, printTable, shown } from "./report.ts";
import { scaleCalls, type AskedCall, type Known, type Who } from "./scale-calls.ts";
import { signIn } from "./sign-in.ts";
import { median, percentile } from "./statistics.ts";

const rounds = 5;
/** What takes longer is not asked again. */
const patience_milliseconds = 5_000;
/** A call that answers within this holds; a person waits for it, and two cores then serve fifty a second. */
const holds_milliseconds_max = 50;
const admin = { email: "scale@bench.example", password: "fifteen hundred proteas" };

interface People {
  readonly provider: string;
  readonly couple: string;
  readonly known: Known;
}

/** The provider and the couple with the most conversations, and what they and visitors ask for. */
async function findPeople(databaseUrl: string): Promise<People> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const texts = async (query: string) => (await client.query<{ text: string }>(query)).rows.map(({ text }) => text);
  try {
    const most = (side: string) =>
      texts(`select account.email as text from account join (select ${side} as id from conversation tablesample system (5)
        where ${side} is not null group by 1 order by count(*) desc limit 1) as most using (id)`);
    const [[provider = ""], [couple = ""]] = [await most("provider_id"), await most("couple_id")];
    const conversations = await texts(
      `select id::text as text from conversation where provider_id = (select id from account where kind = 'provider' and lower(email) = lower('${provider}')) limit 8`,
    );
    const providers = await texts("select provider_id::text as text from listing limit 8");
    return { provider, couple, known: { providers, conversations } };
  } finally {
    await client.end();
  }
}

interface Taken {
  readonly call: AskedCall;
  /** Each address for the first time, and then some times more. */
  readonly first: readonly number[];
  readonly again: readonly number[];
  readonly statuses: ReadonlySet<number>;
  readonly bytes: number;
}

async function ask({ origin }: Product, call: AskedCall, token: string | undefined): Promise<Taken> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const statuses = new Set<number>();
  const first: number[] = [];
  const again: number[] = [];
  let bytes = 0;
  for (let round = 0; round <= rounds && Math.max(0, ...first) < patience_milliseconds; round += 1) {
    for (const address of call.addresses) {
      const began = performance.now();
      const answer = await fetch(origin + address, { headers });
      bytes = Math.max(bytes, (await answer.arrayBuffer()).byteLength);
      (round === 0 ? first : again).push(performance.now() - began);
      statuses.add(answer.status);
    }
  }
  return { call, first, again, statuses, bytes };
}

function rowOf({ call, first, again, statuses, bytes }: Taken): string[] {
  const times = [
    median(first),
    Math.max(...first),
    ...(again.length > 0 ? [median(again), percentile(again, 0.95)] : []),
  ];
  const holds = times.every((time) => time <= holds_milliseconds_max);
  return [
    call.who,
    call.name,
    ...[0, 1, 2, 3].map((at) => (times[at] === undefined ? "–" : shown(times[at]))),
    shown(bytes / 1000),
    [...statuses].join(" "),
    holds ? "" : "no",
  ];
}

/** A table of the statements that took longest, or a word that the server does not count them: what jobs and sweeps cost is seen nowhere else. */
async function slowest(databaseUrl: string): Promise<string[][]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const counts = await client.query("select from pg_class where relname = 'pg_stat_statements'");
    if (counts.rowCount === 0)
      return [["The server does not count its statements: it lacks the extension pg_stat_statements."]];
    const { rows } = await client.query<{ calls: string; mean: number; most: number; query: string }>(
      `select calls, mean_exec_time as mean, max_exec_time as most, regexp_replace(query, '\\s+', ' ', 'g') as query from pg_stat_statements
       where dbid = (select oid from pg_database where datname = current_database()) order by max_exec_time desc limit 25`,
    );
    return [
      ["calls", "mean ms", "most ms", "statement"],
      ...rows.map(({ calls, mean, most, query }) => [calls, shown(mean), shown(most), query.slice(0, 140)]),
    ];
  } finally {
    await client.end();
  }
}

async function main(): Promise<void> {
  const databaseUrl = process.env["DATABASE_URL"];
  if (!databaseUrl) throw new Error("DATABASE_URL names the database that npm run seed -- --providers … filled.");
  const minutes = Number(process.argv[2] ?? 0);
  console.log(describeMachine());
  const people = await findPeople(databaseUrl);
  const env = { SUPER_ADMIN_EMAIL: admin.email, SUPER_ADMIN_PASSWORD: admin.password };
  const product = await startProduct({ ...(await freshHome("scale")), databaseUrl, env });
  const { origin } = product;
  const { password } = demoLogins[0];
  const tokens: Record<Who, string | undefined> = {
    visitor: undefined,
    provider: (await signIn(origin, "auth", { email: people.provider, password })).token,
    couple: (await signIn(origin, "couples", { email: people.couple, password })).token,
    "super admin": (await signIn(origin, "auth", admin)).token,
  };
  const rows = [["who", "call", "first p50 ms", "most", "again p50", "p95", "kB", "status", "holds"]];
  for (const call of scaleCalls(people.known)) rows.push(rowOf(await ask(product, call, tokens[call.who])));
  printHeading(
    "Calls",
    `Each address once, then ${rounds} times more; a visitor's are then in the page cache. A call holds that answers within ${holds_milliseconds_max} ms.`,
  );
  printTable(rows);
  await setTimeout(minutes * 60_000);
  await product.stop();
  printHeading("Slowest statements", `With those of the jobs of ${minutes} minutes.`);
  printTable(await slowest(databaseUrl));
}

await runToEnd(main);
