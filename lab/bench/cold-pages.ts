import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { Engine } from "./catalogue.ts";
import { nameChanger } from "./freshness.ts";
import { homeAddresses, listAddresses, listIds } from "./list-addresses.ts";
import type { Options } from "./options.ts";
import { processorSeconds } from "./process-facts.ts";
import type { Product } from "./product.ts";
import { atMost, shown, type Finding } from "./report.ts";
import { median, percentile } from "./statistics.ts";
import { askWell, walk } from "./walk.ts";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** What a list may take by engine, and whatever else is a page. */
const p50_ms = { PostgreSQL: 8, embedded: 12 } as const;
const other_p50_ms = 6;
/** Lists, and as many profiles, that are not counted: they let the process compile itself, as one that serves for days has, on addresses that are not asked again. */
export const warm_up_requests = 600;
const home_warm_up_rounds = 30;

export const coldColumns = ["engine", "what, one connection", "requests", "p50 ms", "p99 ms", "cpu ms", "× its brotli"];

/** Measures pages that the page cache has never seen, each asked once, and lists as calls. */
export async function measureColdPages(
  product: Product,
  engine: Engine,
  options: Options,
): Promise<{ rows: string[][]; findings: Finding[] }> {
  const { origin } = product;
  const pages = await listAddresses(origin, "/providers", options.cold_requests);
  const calls = await listAddresses(origin, "/api/providers", options.cold_requests);
  await walk(origin, warmUpAddresses(), 1);
  // which cities are large is found out once an hour
  await walk(origin, ["/"], 1);
  const yardstick = await brotliMilliseconds(`${origin}/providers`);
  const series = [
    await walkSeries("browse page, matches not counted yet", product, pages.first),
    await walkSeries("browse page, count remembered", product, pages.later),
    await walkSeries("the same as calls, count remembered", product, calls.later),
  ];
  const profiles = (await listIds(origin, warm_up_requests + options.cold_requests)).map((id) => `/provider/${id}`);
  await walk(origin, profiles.slice(0, warm_up_requests), 1);
  const others = [
    await walkSeries("profile", product, profiles.slice(warm_up_requests)),
    await walkHome(product, Math.ceil(options.cold_requests / 3)),
  ];
  const home = await homeAddresses(origin);
  await walk(origin, home.further, 1);
  others.push(await walkSeries("home with a category's list", product, home.first));
  const rows = [...series, ...others].map(({ name, taken, cpu }) => {
    const middle = median(taken);
    const times = [shown(middle), shown(percentile(taken, 0.99)), cpu, shown(middle / yardstick)];
    return [engine, name, String(taken.length), ...times];
  });
  const findings = [...series.slice(0, 2), ...others].map((each) => {
    const allowed = others.includes(each) ? other_p50_ms : p50_ms[engine];
    return atMost(`cold ${each.name}, 10 000 providers, ${engine}: p50`, median(each.taken), allowed, "ms");
  });
  return { rows, findings };
}

type Series = { name: string; taken: number[]; cpu: string };

async function walkSeries(name: string, { origin, pid }: Product, addresses: readonly string[]): Promise<Series> {
  const before = processorSeconds(pid);
  const taken = await walk(origin, addresses, 1);
  return { name, taken, cpu: spent(before, processorSeconds(pid), addresses.length) };
}

/** Home has one address: each time it is asked for, the site has another name, which every page shows. */
async function walkHome(product: Product, rounds: number): Promise<Series> {
  const { origin, pid } = product;
  const change = await nameChanger(product);
  const taken: number[] = [];
  let seconds = 0;
  for (let round = -home_warm_up_rounds; round < rounds; round += 1) {
    await change(`Umshado ${round}`);
    const before = processorSeconds(pid);
    const [milliseconds = Number.NaN] = await walk(origin, ["/"], 1);
    if (round < 0) continue;
    taken.push(milliseconds);
    seconds += (processorSeconds(pid) ?? Number.NaN) - (before ?? Number.NaN);
  }
  return { name: "home, the site's name changed", taken, cpu: spent(0, seconds, rounds) };
}

/** Milliseconds of processor for each of some requests. */
function spent(before: number | null, after: number | null, requests: number): string {
  return before === null || after === null ? "–" : shown(((after - before) * 1000) / requests);
}

/** Pages that are asked for beforehand, so that the engine has compiled what a cold page needs. */
function warmUpAddresses(): string[] {
  return Array.from(
    { length: warm_up_requests },
    (_, place) => `/providers?minTrustScore=${(place % 20) / 10}&page=${1 + Math.floor(place / 20)}`,
  );
}

/** What compressing a browse page once costs this machine in this run: a measure of both that does not depend on ours. */
async function brotliMilliseconds(address: string): Promise<number> {
  const html = await decompress((await askWell(address)).body);
  const taken: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    const began = performance.now();
    await compress(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    });
    taken.push(performance.now() - began);
  }
  return median(taken);
}
