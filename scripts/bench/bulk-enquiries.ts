import * as limits from "../../src/contract/limits.ts";
import { makeCatalogue, type Engine } from "./catalogue.ts";
import type { Postgres } from "./postgres.ts";
import { startProduct } from "./product.ts";
import { atMost, notMeasured, printHeading, printTable, shown, type Finding } from "./report.ts";
import { median } from "./statistics.ts";
import { askJson } from "./walk.ts";

const providers = 5_000;
const bulk_ms_max = 300;
/** So many enquiries to one provider let the process compile itself, and as many are measured. */
const direct_count = limits.direct_enquiries_per_address_max / 2;
/** All that an address may send an hour: the first while nothing is under way, the rest while the queue sends. */
const bulk_count = limits.bulk_enquiries_per_address_max;

type Categories = { categories: { id: number }[] };
type Providers = { providers: { id: string }[] };

/** Sends enquiries to every category, a thousand recipients each, on each engine that is there, and to one provider beside. */
export async function measureBulkEnquiries(postgres: Postgres | null): Promise<Finding[]> {
  printHeading(
    "Bulk enquiries to a thousand providers",
    `${bulk_count} in a row from one address: the first while the queue is empty, the rest while it writes the letters of those before into the outbox, on the same machine.`,
  );
  const rows = [["engine", "recipients", "first ms", "p50 ms", "slowest ms", "to one: p50 ms", "× to one"]];
  const findings: Finding[] = [];
  const engines: readonly Engine[] = postgres ? ["PostgreSQL", "embedded"] : ["embedded"];
  for (const engine of engines) {
    const product = await startProduct(await makeCatalogue(engine, providers, postgres));
    const { recipients, bulk, direct } = await sendEnquiries(product.origin);
    await product.stop();
    const [middle, toOne, slowest] = [median(bulk), median(direct), Math.max(...bulk)];
    const times = [bulk[0] ?? middle, middle, slowest, toOne, middle / toOne].map(shown);
    rows.push([engine, shown(recipients), ...times]);
    const note = `${shown(middle / toOne)} × an enquiry to one; first ${shown(bulk[0] ?? middle)} ms, slowest ${shown(slowest)} ms`;
    const what = `bulk enquiry to ${shown(recipients)} providers, ${engine}: p50`;
    if (engine === "PostgreSQL") findings.push(atMost(what, middle, bulk_ms_max, "ms", note));
  }
  printTable(rows);
  if (!postgres)
    findings.push(
      notMeasured("bulk enquiry, PostgreSQL: p50", `≤ ${bulk_ms_max} ms`, "No PostgreSQL server is installed here."),
    );
  return findings;
}

/** The milliseconds that each enquiry took, and how many a bulk one reached. */
async function sendEnquiries(origin: string): Promise<{ recipients: number; bulk: number[]; direct: number[] }> {
  const { categories } = await askJson<Categories>(`${origin}/api/categories`);
  const { providers: listed } = await askJson<Providers>(`${origin}/api/providers?limit=1`);
  const direct: number[] = [];
  for (let each = 0; each < 2 * direct_count; each += 1) {
    const body = { ...sender(`direct-${each}`), provider_id: listed[0]?.id };
    const { milliseconds } = await send(`${origin}/api/enquiries/direct`, body);
    if (each >= direct_count) direct.push(milliseconds);
  }
  const bulk: number[] = [];
  const recipients_expected = categories.length * limits.bulk_recipients_per_category_max;
  for (let each = 0; each < bulk_count; each += 1) {
    const where = { wedding_date: "2090-03-07", venue_location: "Paarl, Western Cape", guest_count: 80 };
    const body = { ...sender(`bulk-${each}`), ...where, selected_category_ids: categories.map(({ id }) => id) };
    const { milliseconds, answer } = await send(`${origin}/api/enquiries/bulk-contact`, body);
    if (answer.emails_sent !== recipients_expected)
      throw new Error(`It reached ${String(answer.emails_sent)} providers.`);
    bulk.push(milliseconds);
  }
  return { recipients: recipients_expected, bulk, direct };
}

function sender(name: string) {
  return { couple_name: "Naledi & Pieter", couple_email: `${name}@bench.example`, message: "Molo! ".repeat(50) };
}

async function send(address: string, body: object) {
  const began = performance.now();
  const headers = { "content-type": "application/json" };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as { emails_sent?: number };
  if (response.status !== 201) throw new Error(`${address} answered ${response.status}: ${JSON.stringify(answer)}`);
  return { answer, milliseconds: performance.now() - began };
}
