import { Agent } from "node:http";
import { makeCatalogue, type Engine } from "./catalogue.ts";
import {
  datedAddresses,
  fullAddresses,
  listAddresses,
  nearAddresses,
  searchAddresses,
  suggestionAddresses,
} from "./list-addresses.ts";
import type { Options } from "./options.ts";
import type { Postgres } from "./postgres.ts";
import { startProduct, type Home, type Product } from "./product.ts";
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
    const smallHome = await makeCatalogue(engine, small, postgres, { hasCalendars: true });
    const largeHome = await makeCatalogue(engine, large, postgres, { hasCalendars: true });
    const addresses = await chooseAddresses(smallHome, options);
    const smallOne = await startProduct(smallHome);
    const largeOne = await startProduct(largeHome);
    const measured = await compareCatalogues(smallOne, largeOne, addresses);
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

/** Each series with its addresses, chosen by the small catalogue: in a process that ends before they are measured, since it remembers what it was asked. */
async function chooseAddresses(small: Home, { cold_requests }: Options): Promise<(readonly [string, string[]])[]> {
  const { origin, stop } = await startProduct(small);
  const { first, later } = await listAddresses(origin, "/api/providers", cold_requests);
  const full = await fullAddresses(origin);
  const series = [
    ["list, first pages", first],
    ["list, later pages", later],
    ["list near a place, with category and filters", await nearAddresses(origin, cold_requests)],
    ["the same, full pages", full.near],
    ["list near a place, with category, for a date", await datedAddresses(origin, cold_requests)],
    ["the same for a date, full pages", full.dated],
    ["search", await searchAddresses(origin, cold_requests)],
    ["suggestions, a keystroke each", await suggestionAddresses(origin, cold_requests)],
  ] as const;
  await stop();
  return [...series];
}

async function compareCatalogues(
  small: Product,
  large: Product,
  series: readonly (readonly [string, string[]])[],
): Promise<Compared[]> {
  for (const { origin } of [small, large]) await walk(origin, warmUpAddresses(), 1);
  const compared: Compared[] = [];
  for (const [name, addresses] of series) compared.push(await compareSeries(name, addresses, small, large));
  return compared;
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
