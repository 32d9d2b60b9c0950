import { choosePages } from "../../test/journeys/choose-pages.ts";
import { measureBulkEnquiries } from "./bulk-enquiries.ts";
import { runToEnd } from "./children.ts";
import { printChanges, readRuns, saveRun, storedRun } from "./compare.ts";
import { measureDurable } from "./durable.ts";
import { measureFirstVisits } from "./first-visit.ts";
import { measureFreshness } from "./freshness.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureListSizes } from "./list-sizes.ts";
import { describeMachine } from "./machine.ts";
import { readOptions, type Options } from "./options.ts";
import { measurePauses } from "./pauses.ts";
import { startPostgres } from "./postgres.ts";
import { freshHome, startProduct } from "./product.ts";
import { measureApart, printFindings, shown, type Finding } from "./report.ts";
import { measureSecondStart } from "./second-start.ts";
import { measureSlowVisits } from "./slow-visit.ts";
import { measureTalk } from "./talk.ts";
import { measureTenThousand } from "./ten-thousand.ts";
import { measureToldApart } from "./told-apart.ts";
import { measureUploads } from "./uploads.ts";
import { measureWarmReads } from "./warm-reads.ts";
import { measureWrites } from "./writes.ts";

const onDemo = ["first-visit", "warm", "slow-visit", "lighthouse", "told-apart", "uploads", "start"];
const onCatalogues = ["freshness", "cold", "writes", "bulk", "talk", "sizes"];
const parts = [...onDemo, ...onCatalogues, "pauses", "durable"];

/**
 * Measures the built product against the design's budgets and prints everything beside what it is allowed to cost. A
 * budget that is missed is no failure of the run; speeds are ratios to something else in the same run. Runs can be stored, and compared with what is.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), parts);
  // a file that can't be read is said before an hour of measuring
  const stored = options.compare === null ? null : await readRuns(options.compare);
  const began = performance.now();
  console.log(describeMachine());
  const findings = [
    ...(await measureDemo(options)),
    ...(await measureCatalogues(options)),
    ...(await measureParts(options, { pauses: async () => [await measurePauses()], durable: measureDurable })),
  ];
  printFindings(findings);
  const run = storedRun(describeMachine(), findings);
  if (stored !== null) printChanges(stored, run);
  if (options.save !== null) await saveRun(options.save, run);
  console.log(`\n${describeMachine()} · took ${shown((performance.now() - began) / 60_000)} minutes`);
}

/** Runs the parts asked for. */
async function measureParts(options: Options, measured: Record<string, () => Promise<Finding[]>>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [part, measure] of Object.entries(measured))
    if (isAsked(options, part)) findings.push(...(await measureApart(part, measure)));
  return findings;
}

function isAsked({ only }: Options, ...names: string[]): boolean {
  return only.length === 0 || names.some((name) => only.includes(name));
}

/** Everything that is measured on the demo directory. */
async function measureDemo(options: Options): Promise<Finding[]> {
  if (!isAsked(options, ...onDemo)) return [];
  const home = { ...(await freshHome("demo")), env: { TRUST_PROXY: "1" } };
  const product = await startProduct(home, "on");
  const pages = await choosePages(product.origin);
  const findings = await measureParts(options, {
    // before anybody asks so often that pages are packed once more
    "first-visit": () => measureFirstVisits(product.origin, pages),
    warm: () => measureWarmReads(product, pages, options),
    "slow-visit": () => measureSlowVisits(product.origin, pages),
    lighthouse: () => measureLighthouse(product.origin, pages, options),
    "told-apart": () => measureToldApart(product),
    // The last of the demo's parts that asks the running product: it changes a gallery.
    uploads: () => measureUploads(product, options),
  });
  await product.stop();
  return [...findings, ...(await measureParts(options, { start: async () => [await measureSecondStart(home)] }))];
}

/** Everything that is measured on catalogues made in bulk, or on a database server. */
async function measureCatalogues(options: Options): Promise<Finding[]> {
  if (!isAsked(options, ...onCatalogues)) return [];
  const postgres = await startPostgres();
  if (postgres) console.log(`\nPostgreSQL ${postgres.version}, a server of the bench's own`);
  const findings = await measureParts(options, {
    freshness: () => measureFreshness(postgres),
    cold: () => measureTenThousand(postgres, options),
    writes: () => measureWrites(postgres, options),
    bulk: () => measureBulkEnquiries(postgres),
    talk: () => measureTalk(postgres),
    sizes: () => measureListSizes(postgres, options),
  });
  await postgres?.stop();
  return findings;
}

await runToEnd(main);
