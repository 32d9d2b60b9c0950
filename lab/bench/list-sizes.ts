import { Agent } from "node:http";
import { makeCatalogue, type Engine } from "./catalogue.ts";
import {
  datedAddresses,
  fullAddresses,
  listAddresses,
  misspelt,
  narrowed,
  narrowedByEach,
  nearAddresses,
  onlyFull,
  searchAddresses,
  suggestionAddresses,
  wideAddresses,
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
    const smallHome = await makeCatalogue(engine, small, postgres);
    const largeHome = await makeCatalogue(engine, large, postgres);
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

/** A series of addresses; those of them whose page is full in both catalogues are told by themselves too. */
type Series = { name: string; addresses: readonly string[]; full?: { name: string; addresses: readonly string[] } };

/** Each series with its addresses, chosen by the small catalogue: in a process that ends before they are measured, since it remembers what it was asked. */
async function chooseAddresses(small: Home, { cold_requests }: Options): Promise<Series[]> {
  const { origin, stop } = await startProduct(small);
  const { first, later } = await listAddresses(origin, "/api/providers", cold_requests);
  const full = await fullAddresses(origin);
  const wide = wideAddresses();
  const searches = await searchAddresses(origin, cold_requests);
  const fullSearches = await onlyFull(origin, searches);
  const filtered = narrowed(searches);
  const others = narrowedByEach(fullSearches).filter((address) => !filtered.includes(address));
  const series: Series[] = [
    {
      name: "list, first pages",
      addresses: first,
      full: { name: "the same, full pages", addresses: await onlyFull(origin, first) },
    },
    { name: "list, later pages", addresses: later },
    {
      name: "list near a place, with category and filters",
      addresses: await nearAddresses(origin, cold_requests),
    },
    { name: "near a place, full pages", addresses: full.near },
    {
      name: "list near a place, with category, for a date",
      addresses: await datedAddresses(origin, cold_requests),
    },
    { name: "the same for a date, full pages", addresses: full.dated },
    { name: "list near a place, all categories", addresses: wide.near },
    { name: "list for a date, all categories", addresses: wide.dated },
    { name: "list near a place, the nearest first, all categories", addresses: wide.nearest },
    { name: "the nearest first for a date, all categories", addresses: wide.datedNearest },
    {
      name: "search",
      addresses: searches,
      full: { name: "search, full pages", addresses: fullSearches },
    },
    { name: "search with a slip of the pen", addresses: misspelt(searches) },
    { name: "search under another filter", addresses: filtered },
    { name: "search under another filter, full pages", addresses: await onlyFull(origin, others) },
    { name: "suggestions, a keystroke each", addresses: await suggestionAddresses(origin, cold_requests) },
  ];
  await stop();
  return series;
}

async function compareCatalogues(small: Product, large: Product, series: readonly Series[]): Promise<Compared[]> {
  for (const { origin } of [small, large]) await walk(origin, warmUpAddresses(), 1);
  const compared: Compared[] = [];
  for (const each of series) compared.push(...(await compareSeries(each, small, large)));
  return compared;
}

function warmUpAddresses(): string[] {
  return Array.from(
    { length: 120 },
    (_, place) => `/api/providers?minTrustScore=${(place % 40) / 10}&limit=24&page=${1 + Math.floor(place / 40)}`,
  );
}

type Taken = { address: string; small: number; large: number };

async function compareSeries({ name, addresses, full }: Series, small: Product, large: Product): Promise<Compared[]> {
  const agent = new Agent({ keepAlive: true });
  const taken: Taken[] = [];
  for (const address of addresses) {
    const [first, second] = [
      await askWell(small.origin + address, agent),
      await askWell(large.origin + address, agent),
    ];
    taken.push({ address, small: first.milliseconds, large: second.milliseconds });
  }
  agent.destroy();
  const ofFull = taken.filter(({ address }) => full?.addresses.includes(address));
  return [compare(name, taken), ...(full ? [compare(full.name, ofFull)] : [])];
}

function compare(name: string, taken: readonly Taken[]): Compared {
  const series = [taken.map(({ small }) => small), taken.map(({ large }) => large)];
  const [few = 0, many = 0] = series.map((values) => median(values));
  return {
    name,
    requests: taken.length,
    p50: [few, many].map((each) => shown(each)),
    p99: series.map((values) => shown(percentile(values, 0.99))),
    ratio: many / few,
  };
}
