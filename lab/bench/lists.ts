import { provinces } from "../../src/contract/choices.ts";
import type { Product } from "../harness/product.ts";
import type { Engine } from "./catalogue.ts";
import { listIds } from "./list-ids.ts";
import { residentMegabytes } from "./process-facts.ts";
import { formatValue, type Finding, type Options } from "./report.ts";
import { median } from "./statistics.ts";
import { fetchJson, walk } from "./walk.ts";

type Categories = { categories: { slug: string; provider_count: number }[] };

const cold_ms = { PostgreSQL: 25, embedded: 40 } as const;
const warm_up_requests = 300;
const orders = ["rating", "trust", "reviews", "price"];
const places = ["johannesburg", "cape-town", "durban", "gqeberha", "bloemfontein", "polokwane"];

const addressOf = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`;

async function slugs(origin: string): Promise<string[]> {
  const { categories } = await fetchJson<Categories>(`${origin}/api/categories/with-counts`);
  return categories.map(({ slug }) => slug);
}

/** Uncached pages over one connection. */
export async function measureColdPages(
  { origin }: Product,
  engine: Engine,
  { runs, cold_requests }: Options,
): Promise<Finding[]> {
  const warmUp = Array.from({ length: warm_up_requests }, (_, at) =>
    addressOf("/providers", { minTrustScore: String((at % 20) / 10), page: String(1 + Math.floor(at / 20)) }),
  );
  await walk(origin, warmUp, 1);
  const categories = await slugs(origin);
  const filters = categories.flatMap((category) =>
    provinces.flatMap((province) => orders.map((sortBy) => ({ category, province, sortBy }))),
  );
  const lists = filters.map((filter) => addressOf("/providers", filter));
  const ids = await listIds(origin, warm_up_requests + runs * cold_requests);
  await walk(origin, ids.slice(0, warm_up_requests).map(profile), 1);
  return [
    { what: `cold list page, 10,000 providers, ${engine}`, ...(await inRuns(lists)) },
    { what: `cold profile, 10,000 providers, ${engine}`, ...(await inRuns(ids.slice(warm_up_requests).map(profile))) },
  ];

  async function inRuns(addresses: readonly string[]) {
    const each = Math.min(cold_requests, Math.floor(addresses.length / runs));
    const taken: number[] = [];
    for (let run = 0; run < runs; run += 1)
      taken.push(median(await walk(origin, addresses.slice(run * each, (run + 1) * each), 1)));
    return { unit: "ms", most: cold_ms[engine], runs: taken };
  }
}

const profile = (id: string): string => `/provider/${id}`;

/** First pages of all kinds of list; reports the kind with the slowest median. */
export async function measureSlowestList({ origin }: Product, { runs }: Options): Promise<Finding> {
  const kinds = await listKinds(origin);
  const slowest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    let worst = { kind: "", middle: 0 };
    for (const [kind, queries] of Object.entries(kinds)) {
      // a price that nobody uses avoids cached addresses of earlier runs
      const addresses = queries.map((query) =>
        addressOf("/api/providers", { ...query, limit: "24", priceTo: String(9_000_000 + run) }),
      );
      const middle = median(await walk(origin, addresses, 1));
      if (middle > worst.middle) worst = { kind, middle };
    }
    console.log(`  slowest list of run ${run + 1}: ${worst.kind}, ${formatValue(worst.middle)} ms`);
    slowest.push(worst.middle);
  }
  return { what: "slowest list, search or filter, 50,000 providers, PostgreSQL", unit: "ms", most: 100, runs: slowest };
}

async function listKinds(origin: string): Promise<Record<string, Record<string, string>[]>> {
  const categories = await slugs(origin);
  const words = ["photography", "protea", "farm", "wedding", "cake", "flowers", "music", "estate", "studio", "barn"];
  const saturday = new Date(Date.now() + (90 + ((6 - new Date().getDay() + 7) % 7) - (90 % 7)) * 86_400_000);
  const date = saturday.toISOString().slice(0, 10);
  return {
    "every business": orders.map((sortBy) => ({ sortBy })),
    "a category": categories.map((category) => ({ category })),
    "a category in a province": categories.map((category) => ({ category, province: "Gauteng" })),
    "a category at a price": categories.map((category) => ({ category, priceFrom: "10000" })),
    "by what vendors state": ["english", "afrikaans,accommodation", "boho", "isizulu"].map((facts) => ({ facts })),
    "for a number of guests": ["60", "120", "250"].map((guests) => ({ guests })),
    "verified in a province": provinces.map((province) => ({ province, verified: "true" })),
    "near a place": places.map((near) => ({ near })),
    "near a place, nearest first": places.map((near) => ({ near, sortBy: "distance" })),
    "a category near a place": places
      .flatMap((near) => categories.map((category) => ({ near, category })))
      .slice(0, 40),
    "free on a date": [{ date }, ...provinces.map((province) => ({ province, date }))],
    "free near a date": provinces.map((province) => ({ province, date, flex: "month" })),
    "free on a date, near a place": places.map((near) => ({ near, date })),
    "search by a word": words.map((search) => ({ search })),
    "search in a category": words.map((search) => ({ search, category: "photographers" })),
    "search with a wrong letter": words.map((search) => ({ search: search.slice(0, 3) + search.slice(4) })),
    "the fourth page": categories.map((category) => ({ category, page: "4" })),
  };
}

/** Peak memory while different pages are requested over 16 connections. */
export async function measureMemory(
  { origin, pid }: Product,
  engine: Engine,
  { cold_requests }: Options,
): Promise<Finding> {
  const what = `memory under load, 10,000 providers, ${engine}`;
  let most = residentMegabytes(pid);
  if (most === null) return { what, unit: "MB", most: 450, runs: [] };
  const watch = setInterval(() => (most = Math.max(most ?? 0, residentMegabytes(pid) ?? 0)), 100);
  const ids = await listIds(origin, cold_requests * 10);
  await walk(
    origin,
    ids.flatMap((id, at) => [
      profile(id),
      addressOf("/providers", { sortBy: orders[at % 4] ?? "", page: String(2 + (at % 150)), minTrustScore: "0.5" }),
    ]),
    16,
  );
  clearInterval(watch);
  return { what, unit: "MB", most: 450, runs: [most] };
}
