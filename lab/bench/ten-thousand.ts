import { makeCatalogue, type Engine } from "./catalogue.ts";
import { coldColumns, measureColdPages, warm_up_requests } from "./cold-pages.ts";
import { admin } from "./freshness.ts";
import { measureMemory } from "./memory-under-load.ts";
import type { Options } from "./options.ts";
import type { Postgres } from "./postgres.ts";
import { startProduct } from "./product.ts";
import { notMeasured, printHeading, printTable, type Finding } from "./report.ts";

const providers = 10_000;

/** Cold pages and memory with 10,000 providers, on each engine that is there. */
export async function measureTenThousand(postgres: Postgres | null, options: Options): Promise<Finding[]> {
  printHeading(
    "Cold pages and memory, 10 000 providers",
    `Each address is asked once, so that the page cache never has it; ${warm_up_requests} other lists and as many other profiles beforehand are not counted.`,
    "cpu: processor ms a request on all threads, which neighbours disturb least. × its brotli: how many times as long as compressing one browse page in this run. PostgreSQL runs on the same machine.",
  );
  const rows = [coldColumns];
  const findings: Finding[] = [];
  const engines: readonly Engine[] = postgres ? ["PostgreSQL", "embedded"] : ["embedded"];
  for (const engine of engines) {
    const product = await startProduct({ ...(await makeCatalogue(engine, providers, postgres)), env: admin });
    const cold = await measureColdPages(product, engine, options);
    rows.push(...cold.rows);
    findings.push(...cold.findings, await measureMemory(product, engine, options));
    await product.stop();
  }
  printTable(rows);
  if (!postgres)
    findings.push(
      notMeasured(
        "cold browse page, 10 000 providers, PostgreSQL: p50",
        "≤ 8 ms",
        "No PostgreSQL server is installed here.",
      ),
    );
  return findings;
}
