import { randomUUID } from "node:crypto";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { openEmbedded } from "../../src/platform/database.ts";
import { makeCatalogue } from "./catalogue.ts";
import { temporaryFolder } from "./children.ts";
import { openLoad } from "./open-load.ts";
import { freshHome, startProduct, type Home } from "./product.ts";
import { atMost, printHeading, printTable, shown, type Finding } from "./report.ts";
import { median, percentile } from "./statistics.ts";
import { enquirer } from "./writes.ts";

const rounds = 6;
const rows_per_round = 150;
/** What an enquiry's words and names come to. */
const words = "Is our day free? ".repeat(40);
const providers = 200;
const enquiries_per_second = 10;
const enquiry_seconds = 10;
/** A disk of flash answers in a millisecond or two, about what the embedded database takes for a row. */
const [row_ratio_max, enquiry_ratio_max] = [4, 1.5];

/** How long each write took with the disk asked to keep it, and without. */
type Taken = { asked: number[]; unasked: number[] };

/** Measures what it costs that the disk keeps each commit of the embedded database before it is answered [running-29]. */
export async function measureDurable(): Promise<Finding[]> {
  printHeading(
    "Writes that the disk keeps, embedded",
    `Rows of ${words.length} bytes, a transaction each, and enquiries sent ${enquiries_per_second} a second, to two databases in turn: EMBEDDED_DURABLE on and off.`,
  );
  const [written, sent] = [await writeRows(), await sendEnquiries()];
  printTable([
    ["ms for one", "p50", "p99", "p50 without", "p99 without", "p50 over without"],
    rowOf("row", written),
    rowOf("enquiry, by its call", sent),
  ]);
  return [
    atMost("a row of its own that the disk keeps, over one that it need not", ratioOf(written), row_ratio_max, "×"),
    atMost("an enquiry the same, p50", ratioOf(sent), enquiry_ratio_max, "×"),
  ];
}

function ratioOf({ asked, unasked }: Taken): number {
  return median(asked) / median(unasked);
}

function rowOf(name: string, taken: Taken): string[] {
  const { asked, unasked } = taken;
  const numbers = [median(asked), percentile(asked, 0.99), median(unasked), percentile(unasked, 0.99), ratioOf(taken)];
  return [name, ...numbers.map(shown)];
}

async function writeRows(): Promise<Taken> {
  const taken: Taken = { asked: [], unasked: [] };
  const folder = await temporaryFolder("durable");
  const open = async (name: string, isDurable: boolean) => {
    const database = await openEmbedded(join(folder, name), { migrationsFolder: null, isDurable });
    const driver = database.driver as PGlite;
    await driver.exec("create table row (id uuid primary key, words text, at timestamptz not null default now())");
    return { database, driver };
  };
  const [asked, unasked] = [await open("asked", true), await open("unasked", false)];
  for (let round = 0; round < rounds; round += 1)
    for (const [{ driver }, into] of [[asked, taken.asked] as const, [unasked, taken.unasked] as const])
      for (let row = 0; row < rows_per_round; row += 1) {
        const began = performance.now();
        await driver.query("insert into row (id, words) values ($1, $2)", [randomUUID(), words]);
        into.push(performance.now() - began);
      }
  await Promise.all([asked.database.close(), unasked.database.close()]);
  return taken;
}

async function sendEnquiries(): Promise<Taken> {
  const home = await makeCatalogue("embedded", providers, null);
  const other = await freshHome("durable");
  await cp(home.dataDir, other.dataDir, { recursive: true });
  const start = async ({ dataDir }: Home, EMBEDDED_DURABLE: string) => {
    const product = await startProduct({ dataDir, env: { TRUST_PROXY: "1", EMBEDDED_DURABLE } });
    return { product, make: await enquirer(product), taken: [] as number[] };
  };
  const both = [await start(home, "on"), await start(other, "off")] as const;
  for (let round = 0; round < rounds; round += 1)
    for (const { product, make, taken } of both) {
      const load = { per_second: enquiries_per_second, seconds: enquiry_seconds, status: 201 };
      const first = round * load.per_second * load.seconds;
      const sent = await openLoad(product.origin, load, (number) => make(first + number));
      if (sent.faults.length > 0) throw new Error(sent.faults.join("\n"));
      taken.push(...sent.taken);
    }
  for (const { product } of both) await product.stop();
  // the first round has the processes compile themselves
  const [asked = [], unasked = []] = both.map(({ taken }) => taken.slice(enquiries_per_second * enquiry_seconds));
  return { asked, unasked };
}
