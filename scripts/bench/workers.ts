import { spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { makeCatalogue } from "./catalogue.ts";
import { endChild, startModule } from "./children.ts";
import { warmUpAddresses } from "./cold-pages.ts";
import type { LeanRequest, LeanRound } from "./lean-client.ts";
import { listAddresses } from "./list-addresses.ts";
import type { Options } from "./options.ts";
import type { Postgres } from "./postgres.ts";
import { childrenOf, ofAll, processorSeconds, residentMegabytes } from "./process-facts.ts";
import { freshHome, startProduct, type Product } from "./product.ts";
import { atLeast, notMeasured, printHeading, printTable, shown, type Finding } from "./report.ts";
import { median } from "./statistics.ts";
import { askWell } from "./walk.ts";

const providers = 10_000;
const connections = 64;
const ratio_min = 1.8;
const warm_page = "/providers";
const cold_slices = 4;
const budget = "two processes over one";

/** One round: requests a second, and what each request cost the product and the client, in µs of processor time. */
type Round = { per_second: number; product_us: number; client_us: number };
type Pair = { one: Round[]; two: Round[] };

/**
 * Measures what a second process brings, on one database with one catalogue. Client and database take their part of the same
 * processors, so that the requests a second say little. Hence each is held to one processor too, which it fills: what a request costs it then tells what two processors would answer.
 */
export async function measureWorkers(postgres: Postgres | null, options: Options): Promise<Finding[]> {
  printHeading(
    "Two processes beside one (WORKERS), 10 000 providers, PostgreSQL",
    `Rounds in turn, ${connections} connections, a client that reads nothing but lengths; client and PostgreSQL on the same processors.`,
    "Each process was asked for 1 200 other pages before. req/s: as the machine gives it. held: the product, with all of its processes, on one processor. product µs: its processor time for each request, on all threads.",
  );
  if (!postgres) return [notMeasured(`${budget}, warm and cold`, `≥ ${ratio_min}`, "No PostgreSQL is installed.")];
  const home = await makeCatalogue("PostgreSQL", providers, postgres);
  const one = await startProduct(home);
  const two = await startProduct({ ...home, dataDir: (await freshHome("two")).dataDir, env: { WORKERS: "2" } });
  const client = startModule("lean-client.ts");
  const rows = [["what", "processes", "req/s", "product µs", "client µs", "resident MB"]];
  const findings: Finding[] = [];
  const { later } = await listAddresses(one.origin, "/providers", 2 * options.cold_requests);
  const [free, held] = [0, 1].map((half) => later.filter((_path, place) => place % 2 === half));
  const measure = async (name: string, measured: Promise<Pair>) => {
    const pair = await measured;
    rows.push([name, "1", ...describe(pair.one, one)], [name, "2", ...describe(pair.two, two)]);
    return (field: keyof Round) => middle(pair.two, field) / middle(pair.one, field);
  };
  await warmUp(client, one, two);
  const shared = "client and PostgreSQL take their part of the same processors";
  const seen = (name: string, ratio: number) =>
    atLeast(`${budget}, ${name} pages, on this machine`, ratio, ratio_min, shared);
  const warm = await measure("warm", measureWarm(client, one, two, options));
  const cold = await measure("cold", measureCold(client, one, two, free ?? []));
  findings.push(seen("warm", warm("per_second")), seen("cold", cold("per_second")));
  if ([one, two].every(holdToOneProcessor)) {
    const own = (name: string, ratio: number) =>
      atLeast(`${budget}, ${name} pages, each held to one processor: twice its requests`, 2 / ratio, ratio_min);
    const warmHeld = await measure("warm, held", measureWarm(client, one, two, options));
    const coldHeld = await measure("cold, held", measureCold(client, one, two, held ?? []));
    findings.push(own("warm", warmHeld("product_us")), own("cold", coldHeld("product_us")));
  }
  await Promise.all([endChild(client), one.stop(), two.stop()]);
  printTable(rows);
  return findings;
}

/** Has all threads of a product run on the first processor alone. False where the system can't do that. */
function holdToOneProcessor({ pid }: Product): boolean {
  const held = [pid, ...childrenOf(pid)].map((each) => spawnSync("taskset", ["-a", "-c", "-p", "0", String(each)]));
  return held.every(({ status }) => status === 0);
}

/** Asks for as many pages of each process, which compiles for itself: two that share what one is asked for would each know half as much. */
async function warmUp(client: ChildProcess, one: Product, two: Product): Promise<void> {
  const pages = ["rating", "trust", "reviews", "price"].flatMap((order) =>
    warmUpAddresses().map((address) => `${address}&sortBy=${order}`),
  );
  await runRound(client, one, { paths: pages.slice(0, pages.length / 2), seconds: null });
  await runRound(client, two, { paths: pages, seconds: null });
}

/** One page that both have in memory. */
async function measureWarm(client: ChildProcess, one: Product, two: Product, options: Options): Promise<Pair> {
  for (const { origin } of [one, two]) for (let count = 0; count < 8; count += 1) await askWell(origin + warm_page);
  // what is asked for twice is packed anew when there is time
  await pause(3_000);
  const seconds = options.warm_round_seconds;
  return inTurn(options.warm_rounds, (product) => runRound(client, product, { paths: [warm_page], seconds }), one, two);
}

/** Pages of which none was asked for before, the same for both. */
async function measureCold(client: ChildProcess, one: Product, two: Product, later: readonly string[]): Promise<Pair> {
  const slices = Array.from({ length: cold_slices }, (_, at) =>
    later.filter((_path, place) => place % cold_slices === at),
  );
  // the first is the one in which the engine compiles
  const taken = new Map<Product, number>();
  const run = (product: Product) => {
    const turn = taken.get(product) ?? 0;
    taken.set(product, turn + 1);
    return runRound(client, product, { paths: slices[turn] ?? [], seconds: null });
  };
  return inTurn(cold_slices - 1, run, one, two);
}

/** A round of each, of which the first does not count, then so many; who goes first changes. */
async function inTurn(
  rounds: number,
  run: (product: Product) => Promise<Round>,
  one: Product,
  two: Product,
): Promise<Pair> {
  const pair: Pair = { one: [], two: [] };
  for (let round = -1; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (["one", "two"] as const) : (["two", "one"] as const);
    for (const which of order) {
      const done = await run(which === "one" ? one : two);
      if (round >= 0) pair[which].push(done);
    }
  }
  return pair;
}

async function runRound(
  client: ChildProcess,
  { origin, pid }: Product,
  asked: Pick<LeanRequest, "paths" | "seconds">,
): Promise<Round> {
  const before = ofAll(pid, processorSeconds);
  const answered = once(client, "message") as Promise<[LeanRound]>;
  client.send({ port: Number(new URL(origin).port), connections, ...asked } satisfies LeanRequest);
  const [{ requests, seconds, own_cpu_seconds }] = await answered;
  const product_us = ((ofAll(pid, processorSeconds) - before) * 1e6) / requests;
  return { per_second: requests / seconds, product_us, client_us: (own_cpu_seconds * 1e6) / requests };
}

function describe(rounds: readonly Round[], { pid }: Product): string[] {
  const numbers = [middle(rounds, "per_second"), middle(rounds, "product_us"), middle(rounds, "client_us")];
  return [...numbers, ofAll(pid, residentMegabytes)].map(shown);
}

function middle(rounds: readonly Round[], field: keyof Round): number {
  return median(rounds.map((round) => round[field]));
}
