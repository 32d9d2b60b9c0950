import { demoLogins } from "../../seed/demo-directory.ts";
import { inboxes } from "../catalogue/fill-inboxes.ts";
import { makeCatalogue } from "./catalogue.ts";
import { listIds } from "./list-addresses.ts";
import { openLoad, type Asked, type LoadResult } from "./open-load.ts";
import type { Options } from "./options.ts";
import type { Postgres } from "./postgres.ts";
import { ofAll, processorSeconds } from "./process-facts.ts";
import { startProduct, untilSettled, type Product } from "./product.ts";
import { atLeast, atMost, notMeasured, printHeading, printTable, shown, type Finding } from "./report.ts";
import { signIn } from "./sign-in.ts";

const providers = 10_000;
/** Enquiries come from as many people as there are of them, to a thousand businesses in turn: the limits stay as they are. */
const recipients = 1_000;
const enquiries_per_second = 200;
const saves_per_minute = 500;
const reads_per_second = 50;
const read_page = "/providers";

const columns = [
  "load",
  "asked a second",
  "answered a second",
  "p50 ms",
  "p99 ms",
  "faults",
  "reads' p99 ms",
  "× without",
  "product ms",
];

/** Measures what many writes at once cost, and what they cost those who read meanwhile. */
export async function measureWrites(postgres: Postgres | null, options: Options): Promise<Finding[]> {
  printHeading(
    "Writes, 10 000 providers, PostgreSQL",
    `${reads_per_second} reads of ${read_page} a second, alone and beside writes; everything is sent when it is due, whether what was before is answered or not.`,
    "product ms: its processor time for each write, with the reads and the emails that leave meanwhile. Client and PostgreSQL share the processors.",
  );
  if (!postgres) return [notMeasured("writes", "", "No PostgreSQL server is installed here.")];
  const home = await makeCatalogue("PostgreSQL", providers, postgres, { hasInboxes: true });
  const product = await startProduct({ ...home, env: { TRUST_PROXY: "1" } });
  await untilSettled(product);
  const { write_seconds: seconds } = options;
  const saves = await besideReads(product, seconds, {
    per_second: saves_per_minute / 60,
    status: 200,
    make: await saver(product),
  });
  const enquiries = await besideReads(product, seconds, {
    per_second: enquiries_per_second,
    status: 201,
    make: await enquirer(product),
  });
  await product.stop();
  printTable([columns, rowOf("profile saves", saves), rowOf("enquiries", enquiries)]);
  for (const fault of new Set([...saves.writes.faults, ...enquiries.writes.faults])) console.log(`  ${fault}`);
  const name = `${enquiries_per_second} enquiries a second for ${seconds} s`;
  return [
    atMost(`${name}: faults`, enquiries.writes.faults.length, 0, ""),
    atLeast(`${name}: answered a second`, enquiries.writes.per_second, enquiries_per_second * 0.95),
    atMost(`${name}: reads' p99 over without`, enquiries.ratio, 2, "×"),
    atMost(`${saves_per_minute} profile saves a minute: reads' p99 over without`, saves.ratio, 3, "×"),
  ];
}

type Writes = { per_second: number; status: number; make: (number: number) => Asked };
type Measured = { writes: LoadResult; asked: number; reads: LoadResult; ratio: number; product_ms: number };

async function besideReads(product: Product, seconds: number, { per_second, status, make }: Writes): Promise<Measured> {
  const { origin, pid } = product;
  const read = () =>
    openLoad(origin, { per_second: reads_per_second, seconds, status: 200 }, () => ({
      method: "GET",
      path: read_page,
    }));
  // a few of both let the process compile itself
  await openLoad(origin, { per_second: per_second / 4, seconds: 4, status }, (number) => make(number + 1e6));
  const alone = await read();
  const before = ofAll(pid, processorSeconds);
  const [writes, reads] = await Promise.all([openLoad(origin, { per_second, seconds, status }, make), read()]);
  const product_ms = ((ofAll(pid, processorSeconds) - before) * 1000) / writes.answered;
  return { writes, asked: per_second, reads, ratio: reads.p99_ms / alone.p99_ms, product_ms };
}

function rowOf(name: string, { writes, asked, reads, ratio, product_ms }: Measured): string[] {
  const numbers = [asked, writes.per_second, writes.p50_ms, writes.p99_ms, writes.faults.length];
  return [name, ...[...numbers, reads.p99_ms, ratio, product_ms].map(shown)];
}

/** Enquiries of somebody else each, from a network of its own as far as the product can tell. */
export async function enquirer({ origin }: Product): Promise<(number: number) => Asked> {
  const ids = await listIds(origin, recipients);
  return (number) => ({
    method: "POST",
    path: "/api/enquiries/direct",
    headers: { "x-forwarded-for": `100.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` },
    body: {
      provider_id: ids[number % ids.length],
      couple_name: "Naledi & Pieter",
      couple_email: `couple-${number}@writes.example`,
      message: "Is our day free? ".repeat(10),
      wedding_date: "2090-03-07",
    },
  });
}

/** Saves of two businesses in turn, each of what its page and its card say. */
async function saver({ origin }: Product): Promise<(number: number) => Asked> {
  const tokens: string[] = [];
  for (const { email } of inboxes)
    tokens.push((await signIn(origin, "auth", { email, password: demoLogins[0].password })).token);
  return (number) => ({
    method: "PUT",
    path: "/api/providers/profile",
    headers: { authorization: `Bearer ${tokens[number % tokens.length]}` },
    body: { team_size: `${number} of us`, city: number % 4 < 2 ? "Paarl" : "Wellington" },
  });
}
