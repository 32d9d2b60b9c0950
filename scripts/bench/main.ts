import { endEverything } from "./children.ts";
import { measureFirstVisits } from "./first-visit.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureListSizes } from "./list-sizes.ts";
import { describeMachine } from "./machine.ts";
import { readOptions, type Options } from "./options.ts";
import { choosePages } from "./pages.ts";
import { startPostgres } from "./postgres.ts";
import { freshHome, startProduct } from "./product.ts";
import { printFindings, shown, type Finding } from "./report.ts";
import { measureSecondStart } from "./second-start.ts";
import { measureTenThousand } from "./ten-thousand.ts";
import { measureWarmReads } from "./warm-reads.ts";

const parts = ["warm", "first-visit", "lighthouse", "start", "cold", "sizes"];

/**
 * Measures the built product against the design's budgets and prints everything beside what it is allowed to cost. A
 * budget that is missed is no failure of the run; speeds are ratios to something else in the same run.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), parts);
  const began = performance.now();
  console.log(describeMachine());
  const findings = [...(await measureDemo(options)), ...(await measureCatalogues(options))];
  printFindings(findings);
  console.log(`\n${describeMachine()} · took ${shown((performance.now() - began) / 60_000)} minutes`);
}

function includes(options: Options, ...names: string[]): boolean {
  return options.only.length === 0 || names.some((name) => options.only.includes(name));
}

/** Everything that is measured on the demo directory. */
async function measureDemo(options: Options): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (!includes(options, "warm", "first-visit", "lighthouse", "start")) return findings;
  const home = await freshHome("demo");
  const product = await startProduct(home, "on");
  const pages = await choosePages(product.origin);
  if (includes(options, "warm")) findings.push(...(await measureWarmReads(product, pages, options)));
  if (includes(options, "first-visit")) findings.push(...(await measureFirstVisits(product.origin, pages)));
  if (includes(options, "lighthouse")) findings.push(...(await measureLighthouse(product.origin, pages, options)));
  await product.stop();
  if (includes(options, "start")) findings.push(await measureSecondStart(home));
  return findings;
}

/** Everything that is measured on catalogues made in bulk. */
async function measureCatalogues(options: Options): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (!includes(options, "cold", "sizes")) return findings;
  const postgres = await startPostgres();
  if (postgres) console.log(`\nPostgreSQL ${postgres.version}, a server of the bench's own`);
  if (includes(options, "cold")) findings.push(...(await measureTenThousand(postgres, options)));
  if (includes(options, "sizes")) findings.push(...(await measureListSizes(postgres, options)));
  await postgres?.stop();
  return findings;
}

for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  process.once(signal, () => void endEverything().finally(() => process.exit(code)));
}

try {
  await main();
} catch (cause) {
  console.error(cause);
  process.exitCode = 1;
} finally {
  await endEverything();
}
