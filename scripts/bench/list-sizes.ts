import { Agent } from "node:http";
import { makeCatalogue, type Engine } from "./catalogue.ts";
import { listAddresses, nearAddresses, searchAddresses, suggestionAddresses } from "./list-addresses.ts";
import type { Options } from "./options.ts";
import type { Postgres } from "./postgres.ts";
import { startProduct, type Product } from "./product.ts";
import { atMost, notMeasured, printHeading, printTable, shown, type Finding } from "./report.ts";
import { median, percentile } from "./statistics.ts";
import { askWell, walk } from "./walk.ts";

const ratio_max = 1.5;
const columns = [
  "engine",
  "calls, one connection",
  "requests",
  "small p50 ms",
  "large p50 ms",
  "ratio",
  "small p99",
  "large p99",
];

/** Compares list and search calls over a large catalogue with the very same calls over a small one, in turn. */
export async function measureListSizes(postgres: Postgres | null, options: Options): Promise<Finding[]> {
  const limit = `≤ ${ratio_max}`;
  if (!options.list_sizes)
    return [
      notMeasured("list and search calls, 100 000 against 1 000 providers: p50", limit, "Left out of a quick run."),
    ];
  const [small, large] = options.list_sizes;
  printHeading(
    `List and search calls, ${shown(large)} against ${shown(small)} providers`,
    "The same addresses are asked of both, each once, so that the page memory never has them. First pages count their matches, later pages find the count remembered.",
  );
  const rows = [columns];
  const findings: Finding[] = [];
  const engines: readonly Engine[] = postgres ? ["PostgreSQL", "embedded"] : ["embedded"];
  for (const engine of engines) {
    const smallOne = await startProduct(await makeCatalogue(engine, small, postgres));
    const largeOne = await startProduct(await makeCatalogue(engine, large, postgres));
    const measured = await compareCatalogues(smallOne, largeOne, options);
    for (const { name, requests, p50, p99, ratio } of measured) {
      rows.push([engine, name, String(requests), ...p50, shown(ratio), ...p99]);
      findings.push(
        atMost(`${name}, ${shown(large)} against ${shown(small)} providers, ${engine}: p50`, ratio, ratio_max, "×"),
      );
    }
    await Promise.all([smallOne.stop(), largeOne.stop()]);
  }
  printTable(rows);
  return findings;
}

type Compared = { name: string; requests: number; p50: string[]; p99: string[]; ratio: number };

async function compareCatalogues(small: Product, large: Product, options: Options): Promise<Compared[]> {
  const { first, later } = await listAddresses(small.origin, "/api/providers", options.cold_requests);
  const near = await nearAddresses(small.origin, options.cold_requests);
  const searches = await searchAddresses(small.origin, options.cold_requests);
  const suggestions = await suggestionAddresses(small.origin, options.cold_requests);
  for (const { origin } of [small, large]) await walk(origin, warmUpAddresses(), 1);
  return [
    await compareSeries("list, first pages", first, small, large),
    await compareSeries("list, later pages", later, small, large),
    await compareSeries("list near a place, with category and filters", near, small, large),
    await compareSeries("search", searches, small, large),
    await compareSeries("suggestions, a keystroke each", suggestions, small, large),
  ];
}

function warmUpAddresses(): string[] {
  return Array.from(
    { length: 120 },
    (_, place) => `/api/providers?minTrustScore=${(place % 40) / 10}&limit=24&page=${1 + Math.floor(place / 40)}`,
  );
}

async function compareSeries(
  name: string,
  addresses: readonly string[],
  small: Product,
  large: Product,
): Promise<Compared> {
  const agent = new Agent({ keepAlive: true });
  const taken = { small: [] as number[], large: [] as number[] };
  for (const address of addresses) {
    taken.small.push((await askWell(small.origin + address, agent)).milliseconds);
    taken.large.push((await askWell(large.origin + address, agent)).milliseconds);
  }
  agent.destroy();
  const series = [taken.small, taken.large];
  return {
    name,
    requests: addresses.length,
    p50: series.map((values) => shown(median(values))),
    p99: series.map((values) => shown(percentile(values, 0.99))),
    ratio: median(taken.large) / median(taken.small),
  };
}
