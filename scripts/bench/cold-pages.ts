import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { Engine } from "./catalogue.ts";
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
/** Requests that are not counted: they let the process compile itself, on addresses that are not asked again. */
const warm_up_requests = 150;

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
  const ids = await listIds(origin, options.cold_requests);
  const others = [
    await walkSeries(
      "profile",
      product,
      ids.map((id) => `/provider/${id}`),
    ),
    await walkSeries("home, on a category", product, await homeAddresses(origin)),
  ];
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
  const after = processorSeconds(pid);
  const cpu = before === null || after === null ? "–" : shown(((after - before) * 1000) / addresses.length);
  return { name, taken, cpu };
}

function warmUpAddresses(): string[] {
  return Array.from(
    { length: warm_up_requests },
    (_, place) => `/providers?minTrustScore=${(place % 40) / 10}&page=${1 + Math.floor(place / 40)}`,
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
