import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../scripts/free-port.mjs";
import type { Pages } from "../../test/journeys/choose-pages.ts";
import type { BareAnswers } from "./bare-server.ts";
import { endChild, startModule } from "./children.ts";
import type { LoadRequest, LoadRound } from "./load.ts";
import type { Options } from "./options.ts";
import { processorSeconds } from "./process-facts.ts";
import type { Product } from "./product.ts";
import { atLeast, kilobytes, printHeading, printTable, shown, type Finding } from "./report.ts";
import { median } from "./statistics.ts";
import { askWell } from "./walk.ts";

const ratio_min = 0.6;
const connection_counts = [1, 16];
/** Headers that node:http writes itself, for the product and for the bare server alike. */
const transport = new Set(["date", "connection", "keep-alive"]);

type Served = { origin: string; pid: number };
/** One page at one number of connections: every round of both, and processor microseconds a request. */
type Comparison = { product: LoadRound[]; bare: LoadRound[]; product_cpu: number[]; bare_cpu: number[] };

/** Compares reads from the page cache with a bare `node:http` server that answers the same bytes, in interleaved rounds. */
export async function measureWarmReads(product: Product, pages: Pages, options: Options): Promise<Finding[]> {
  const addresses = [pages.home, pages.browse, pages.profile, "/api/providers", "/api/providers?page=2&limit=24"];
  printHeading(
    "Warm reads beside a bare node:http server that answers the same bytes",
    `Rounds of ${options.warm_round_seconds} s, product and bare server in turn, median of ${options.warm_rounds}; brotli; the load comes from a third process.`,
    "ratio: the product's requests per second over the bare server's in the same round. cpu: processor µs a request, which neighbours disturb least.",
  );
  const answers = await collectAnswers(product, addresses);
  const { bare, child } = await startBare(answers);
  await assertSame(product.origin, bare.origin, addresses);
  const load = startModule("load.ts");
  const rows = [
    [
      "page",
      "bytes",
      "conn.",
      "product req/s",
      "bare req/s",
      "ratio",
      "p50 ms",
      "p99 ms",
      "bare p50",
      "bare p99",
      "cpu µs",
      "bare cpu",
    ],
  ];
  const findings: Finding[] = [];
  for (const address of addresses) {
    for (const connections of connection_counts) {
      const compared = await compare(load, { product, bare, address, connections }, options);
      const bytes = Buffer.from(answers[address]?.body ?? "", "base64").length;
      const { row, ratio } = describe(compared);
      rows.push([shortened(address), kilobytes(bytes), String(connections), ...row]);
      findings.push(atLeast(`warm ${shortened(address)}, ${connections} conn., of bare node:http`, ratio, ratio_min));
    }
  }
  await Promise.all([endChild(load), endChild(child)]);
  printTable(rows);
  return findings;
}

function shortened(address: string): string {
  return address.replace(/[0-9a-f-]{36}/, "{id}");
}

async function collectAnswers(product: Product, addresses: readonly string[]): Promise<BareAnswers["answers"]> {
  const answers: BareAnswers["answers"] = {};
  for (const address of addresses) {
    const { status, headers, body } = await askWell(product.origin + address);
    const kept = Object.entries(headers).filter(([name]) => !transport.has(name));
    answers[address] = {
      status,
      headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      body: body.toString("base64"),
    };
  }
  return answers;
}

async function startBare(answers: BareAnswers["answers"]): Promise<{ bare: Served; child: ChildProcess }> {
  const port = await freePort();
  const child = startModule("bare-server.ts");
  const listening = once(child, "message");
  child.send({ port, answers } satisfies BareAnswers);
  await listening;
  return { bare: { origin: `http://localhost:${port}`, pid: child.pid ?? 0 }, child };
}

/** A comparison of different bytes would say nothing. */
async function assertSame(product: string, bare: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const [ours, theirs] = [await askWell(product + address), await askWell(bare + address)];
    const names = (headers: object) => Object.keys(headers).toSorted().join(" ");
    if (!ours.body.equals(theirs.body) || names(ours.headers) !== names(theirs.headers)) {
      throw new Error(`The bare server does not answer ${address} as the product does.`);
    }
  }
}

type Compared = { product: Served; bare: Served; address: string; connections: number };

async function compare(
  load: ChildProcess,
  { product, bare, address, connections }: Compared,
  options: Options,
): Promise<Comparison> {
  const found: Comparison = { product: [], bare: [], product_cpu: [], bare_cpu: [] };
  for (let round = -1; round < options.warm_rounds; round += 1) {
    // Who goes first changes, so that neither always meets a machine that is warmer.
    const order = round % 2 === 0 ? (["product", "bare"] as const) : (["bare", "product"] as const);
    for (const which of order) {
      const { origin, pid } = which === "product" ? product : bare;
      const seconds = round === -1 ? Math.min(1, options.warm_round_seconds) : options.warm_round_seconds;
      const before = processorSeconds(pid);
      const result = await runRound(load, { url: origin + address, connections, seconds });
      const after = processorSeconds(pid);
      if (round === -1) continue;
      found[which].push(result);
      if (before !== null && after !== null) found[`${which}_cpu`].push(((after - before) * 1e6) / result.requests);
    }
  }
  return found;
}

/** Has the load generator run one round. Throws when any of its requests failed. */
export async function runRound(load: ChildProcess, request: LoadRequest): Promise<LoadRound> {
  const answered = once(load, "message") as Promise<[LoadRound]>;
  load.send(request);
  const [round] = await answered;
  if (round.faults > 0) throw new Error(`${round.faults} requests of ${request.url} failed under load.`);
  return round;
}

function describe({ product, bare, product_cpu, bare_cpu }: Comparison): { row: string[]; ratio: number } {
  const middle = (rounds: readonly LoadRound[], field: keyof LoadRound) => median(rounds.map((round) => round[field]));
  const ratio = median(product.map(({ per_second }, round) => per_second / (bare[round]?.per_second ?? Number.NaN)));
  const cpu = (values: readonly number[]) => (values.length > 0 ? shown(median(values)) : "–");
  const row = [
    shown(middle(product, "per_second")),
    shown(middle(bare, "per_second")),
    shown(ratio),
    shown(middle(product, "p50_ms")),
    shown(middle(product, "p99_ms")),
    shown(middle(bare, "p50_ms")),
    shown(middle(bare, "p99_ms")),
    cpu(product_cpu),
    cpu(bare_cpu),
  ];
  return { row, ratio };
}
