import { parseArgs } from "node:util";
import { runToEnd } from "../harness/children.ts";
import { startPostgres, type Postgres } from "../harness/postgres.ts";
import { freshHome, startProduct } from "../harness/product.ts";
import { makeCatalogue, type Engine } from "./catalogue.ts";
import { measureInboxes } from "./inboxes.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureColdPages, measureMemory, measureSlowestList } from "./lists.ts";
import { describeMachine } from "./machine.ts";
import { measurePhone } from "./phone.ts";
import { printFindings, writeRuns, type Finding, type Options } from "./report.ts";
import { measureSecondStarts } from "./starts.ts";
import { measureWarmReads } from "./warm-reads.ts";

const full: Options = { runs: 5, cold_requests: 300, round_seconds: 3 };
const quick: Options = { runs: 1, cold_requests: 60, round_seconds: 1 };
const parts = ["phone", "lighthouse", "warm", "starts", "cold", "lists", "inboxes"] as const;
type Part = (typeof parts)[number];

const usage = `npm run bench -- [--quick] [--only=PART,PART] [--csv FILE]
Parts: ${parts.join(", ")}. --quick runs each once and leaves out lighthouse, lists and inboxes unless --only names them.`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean", default: false },
      only: { type: "string" },
      csv: { type: "string", default: "build/reports/bench.csv" },
      help: { type: "boolean", default: false },
    },
  });
  const only = values.only?.split(",") ?? parts.filter((part) => !values.quick || isQuick(part));
  if (values.help || only.some((part) => !parts.includes(part as Part))) throw new Error(usage);
  return { csv: values.csv, has: (part: Part) => only.includes(part), options: values.quick ? quick : full };
}

const isQuick = (part: Part): boolean => !["lighthouse", "lists", "inboxes"].includes(part);

type Requested = ReturnType<typeof readOptions>;

async function* measureDemo({ has, options }: Requested): AsyncGenerator<Finding[]> {
  if (!has("phone") && !has("lighthouse") && !has("warm") && !has("starts")) return;
  const home = { ...(await freshHome("demo")), env: { TRUST_PROXY: "1" } };
  const began = performance.now();
  const product = await startProduct(home, "on");
  const first = (performance.now() - began) / 1000;
  if (has("warm")) yield await measureWarmReads(product, options);
  if (has("phone")) yield* measurePhone(product.origin, options);
  if (has("lighthouse")) yield await measureLighthouse(product.origin, options);
  await product.stop();
  if (!has("starts")) return;
  yield [{ what: "first start, built already: the demo filled and served", unit: "s", most: 60, runs: [first] }];
  yield [await measureSecondStarts(home, options)];
}

async function* measureAtTenThousand(engine: Engine, postgres: Postgres | null, { options }: Requested) {
  const home = await makeCatalogue(engine, 10_000, postgres);
  const product = await startProduct({ ...home, env: { DEMO: "on" } });
  yield await measureColdPages(product, engine, options);
  yield [await measureMemory(product, engine, options)];
  await product.stop();
}

async function* measureAtFiftyThousand(postgres: Postgres, { has, options }: Requested): AsyncGenerator<Finding[]> {
  const home = await makeCatalogue("PostgreSQL", 50_000, postgres, { hasInboxes: true });
  const product = await startProduct({ ...home, env: { DEMO: "on", TRUST_PROXY: "1" } });
  if (has("lists")) yield [await measureSlowestList(product, options)];
  if (has("inboxes")) yield await measureInboxes(product, options);
  await product.stop();
}

async function* measureCatalogues(requested: Requested): AsyncGenerator<Finding[]> {
  const { has } = requested;
  if (!has("cold") && !has("lists") && !has("inboxes")) return;
  const postgres = await startPostgres();
  if (!postgres) console.log("No PostgreSQL server is installed here: only the embedded database is measured.");
  if (has("cold")) {
    yield* measureAtTenThousand("embedded", null, requested);
    if (postgres) yield* measureAtTenThousand("PostgreSQL", postgres, requested);
  }
  if (postgres && (has("lists") || has("inboxes"))) yield* measureAtFiftyThousand(postgres, requested);
  await postgres?.stop();
}

/** Measures the built product against docs/performance.md. Saves what it has even if a later part fails. */
async function main(): Promise<void> {
  const requested = readOptions();
  const machine = describeMachine();
  console.log(machine);
  const findings: Finding[] = [];
  try {
    for (const measure of [measureDemo, measureCatalogues])
      for await (const measured of measure(requested)) findings.push(...measured);
  } finally {
    printFindings(findings);
    await writeRuns(requested.csv, machine, findings);
    console.log(`${describeMachine()}\nEvery run: ${requested.csv}`);
  }
}

await runToEnd(main);
