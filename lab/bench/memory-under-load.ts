import type { Engine } from "./catalogue.ts";
import { listIds } from "./list-addresses.ts";
import type { Options } from "./options.ts";
import { residentMegabytes } from "./process-facts.ts";
import type { Product } from "./product.ts";
import { atMost, notMeasured, shown, type Finding } from "./report.ts";
import { walk } from "./walk.ts";

const connections = 16;
const look_milliseconds = 100;
const resident_mb_max = { PostgreSQL: 300, embedded: 400 } as const;
/** Pages of a list that are asked for in one order and of one trust score. */
const pages_each = 150;

/** Watches how much memory the product holds while different pages are asked for over 16 connections, so that its page cache fills too. */
export async function measureMemory(product: Product, engine: Engine, options: Options): Promise<Finding> {
  const budget = `memory under load, 10 000 providers, ${engine}`;
  const before = residentMegabytes(product.pid);
  if (before === null)
    return notMeasured(
      budget,
      `≤ ${resident_mb_max[engine]} MB`,
      "This system does not say how much memory a process holds in /proc.",
    );
  const addresses = await loadAddresses(product.origin, options.load_requests);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(product.pid) ?? 0)), look_milliseconds);
  const fifth = Math.ceil(addresses.length / 5);
  await walk(product.origin, addresses.slice(0, fifth), connections);
  const early = most;
  await walk(product.origin, addresses.slice(fifth), connections);
  clearInterval(watch);
  return atMost(
    budget,
    most,
    resident_mb_max[engine],
    "MB",
    `the most held during ${addresses.length} different pages over ${connections} connections; ${shown(early)} MB during the first fifth of them, ${shown(before)} MB before`,
  );
}

/** Profiles, calls and every page of the list in each order, one after the other. */
async function loadAddresses(origin: string, wanted: number): Promise<string[]> {
  const share = Math.ceil(wanted / 3);
  const ids = await listIds(origin, share);
  const orders = ["rating", "trust", "reviews", "price"];
  return Array.from({ length: share }, (_, place) => {
    const turn = Math.floor(place / orders.length);
    const least = (Math.floor(turn / pages_each) % 20) / 10;
    const query = `sortBy=${orders[place % orders.length]}&minTrustScore=${least}&page=${2 + (turn % pages_each)}`;
    return [
      `/providers?${query}`,
      `/api/providers?limit=24&${query}`,
      ...(ids[place] ? [`/provider/${ids[place]}`] : []),
    ];
  }).flat();
}
