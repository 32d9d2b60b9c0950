import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import * as limits from "../../src/contract/limits.ts";
import { makeCatalogue, type Engine } from "./catalogue.ts";
import { until } from "./children.ts";
import type { Postgres } from "./postgres.ts";
import { startProduct } from "./product.ts";
import { atMost, notMeasured, printHeading, printTable, shown, type Finding } from "./report.ts";
import { median } from "./statistics.ts";
import { askJson } from "./walk.ts";

const providers = 5_000;
const bulk_ms_max = 300;
/** So many enquiries to one provider let the process compile itself, and as many are measured. */
const direct_count = limits.direct_enquiries_per_address_max / 2;
/** All that an address may send an hour: the last right after the one before, while the queue writes its emails. */
const bulk_count = limits.bulk_enquiries_per_address_max;
const drain_seconds_max = 120;

type Categories = { categories: { id: number }[] };
type Providers = { providers: { id: string }[] };

/** Sends enquiries to every category, a thousand recipients each, on each engine that is there, and to one provider beside. */
export async function measureBulkEnquiries(postgres: Postgres | null): Promise<Finding[]> {
  printHeading(
    "Bulk enquiries to a thousand providers",
    `${bulk_count} from one address: each but the last once the emails of the one before have left, the last while the queue writes a thousand.`,
  );
  const rows = [["engine", "recipients", "first ms", "p50 ms", "while sending ms", "to one: p50 ms", "× to one"]];
  const findings: Finding[] = [];
  const engines: readonly Engine[] = postgres ? ["PostgreSQL", "embedded"] : ["embedded"];
  for (const engine of engines) {
    const home = await makeCatalogue(engine, providers, postgres);
    const product = await startProduct(home);
    const { recipients, bulk, busy, direct } = await sendEnquiries(product.origin, home.dataDir);
    await product.stop();
    const [middle, toOne] = [median(bulk), median(direct)];
    const times = [bulk[0] ?? middle, middle, busy, toOne, middle / toOne].map(shown);
    rows.push([engine, shown(recipients), ...times]);
    const note = `${shown(middle / toOne)} × an enquiry to one; first ${shown(bulk[0] ?? middle)} ms, while sending ${shown(busy)} ms`;
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

type Sent = {
  /** How many a bulk enquiry reached. */
  recipients: number;
  /** The milliseconds of each bulk enquiry while the queue was empty, and of the one that found it at work. */
  bulk: number[];
  busy: number;
  /** The milliseconds of each enquiry to one provider. */
  direct: number[];
};

async function sendEnquiries(origin: string, dataDir: string): Promise<Sent> {
  const { categories } = await askJson<Categories>(`${origin}/api/categories`);
  const { providers: listed } = await askJson<Providers>(`${origin}/api/providers?limit=1`);
  const direct: number[] = [];
  for (let each = 0; each < 2 * direct_count; each += 1) {
    const body = { ...sender(`direct-${each}`), provider_id: listed[0]?.id };
    const { milliseconds } = await send(`${origin}/api/enquiries/direct`, body);
    if (each >= direct_count) direct.push(milliseconds);
  }
  const times: number[] = [];
  const couple = await openCouple(origin, dataDir);
  let emails = 4 * direct_count + 1;
  const recipients_expected = categories.length * limits.bulk_recipients_per_category_max;
  for (let each = 0; each < bulk_count; each += 1) {
    if (each < bulk_count - 1) await untilWritten(dataDir, emails);
    const where = { wedding_date: "2090-03-07", venue_location: "Paarl, Western Cape", guest_count: 80 };
    const selected_category_ids = categories.map(({ id }) => id);
    const body = { ...sender(couple.name), message: `Number ${each}`, ...where, selected_category_ids };
    const { milliseconds, answer } = await send(`${origin}/api/enquiries/bulk-contact`, body, couple.token);
    if (answer.emails_sent !== recipients_expected)
      throw new Error(`It reached ${String(answer.emails_sent)} providers.`);
    times.push(milliseconds);
    emails += recipients_expected + 1;
  }
  return { recipients: recipients_expected, bulk: times.slice(0, -1), busy: times.at(-1) ?? 0, direct };
}

/** Waits until so many emails lie in the outbox. */
async function untilWritten(dataDir: string, emails: number): Promise<void> {
  const isWritten = async () => {
    const files = await readdir(join(dataDir, "outbox"), { recursive: true });
    return files.filter((name) => name.endsWith(".eml")).length >= emails;
  };
  await until(isWritten, drain_seconds_max, () => `The outbox had no ${emails} emails after ${drain_seconds_max} s.`);
}

function sender(name: string) {
  return { couple_name: "Naledi & Pieter", couple_email: `${name}@bench.example`, message: "Molo! ".repeat(50) };
}

/** A couple that has confirmed its address: an enquiry of anybody else to so many would wait. */
async function openCouple(origin: string, dataDir: string): Promise<{ name: string; token: string }> {
  const name = "couple";
  const secret = "a horse, a battery";
  const body = { email: sender(name).couple_email, password: secret, confirmPassword: secret };
  const { answer } = await send(`${origin}/api/couples/register`, body);
  let link: string | undefined;
  const isThere = async () => {
    link ??= await findToken(join(dataDir, "outbox"));
    return link !== undefined;
  };
  await until(isThere, drain_seconds_max, () => "The couple's welcome did not come.");
  const headers = { "content-type": "application/json" };
  const confirming = { method: "POST", headers, body: JSON.stringify({ token: link }) };
  const { status } = await fetch(`${origin}/api/auth/confirm-email`, confirming);
  if (status !== 200) throw new Error(`The couple's address was not confirmed: ${status}.`);
  return { name, token: answer.token ?? "" };
}

/** The token of the one email with a link that confirms an address. */
async function findToken(outbox: string): Promise<string | undefined> {
  const names = await readdir(outbox).catch(() => []);
  // one that is being written has another ending
  for (const name of names.filter((each) => each.endsWith(".eml"))) {
    const { text = "" } = await PostalMime.parse(await readFile(join(outbox, name)));
    const [, token] = /\/confirm-email\?token=([\w-]+)/.exec(text) ?? [];
    if (token !== undefined) return token;
  }
  return undefined;
}

async function send(address: string, body: object, token?: string) {
  const began = performance.now();
  const headers = {
    "content-type": "application/json",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as { emails_sent?: number; token?: string };
  if (response.status !== 201) throw new Error(`${address} answered ${response.status}: ${JSON.stringify(answer)}`);
  return { answer, milliseconds: performance.now() - began };
}
