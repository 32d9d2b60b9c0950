import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { streams_per_account_max } from "../../src/contract/conversations/limits.ts";
import type { Engine } from "./catalogue.ts";
import { residentMegabytes } from "./process-facts.ts";
import type { Product } from "./product.ts";
import { atMost, shown, type Finding } from "./report.ts";
import { median } from "./statistics.ts";

const rounds = 20;
const told_seconds_max = 2;
/** So long the process is left alone before it is looked at. */
const rest_ms = 15_000;

export const streamColumns = [
  "engine",
  "open streams",
  "memory MB",
  "database connections",
  "told p50 ms",
  "told most ms",
];

type List = { conversations: { id: string }[] };
type Stream = { answer: IncomingMessage; close: () => void };

type Given = {
  /** Of PostgreSQL, to count who is connected. */
  databaseUrl: string | undefined;
  /** Who holds streams open, by their sessions. */
  listeners: readonly string[];
  /** A provider who talks with the first of them. */
  writer: string;
};

type Look = { open: number; memory: number; connections: number | null; told: number[] };

/** What a process holds with one stream and with a thousand, and how long after its sending a message is told on the stream of whom it is for. */
export async function measureStreams(
  product: Product,
  engine: Engine,
  { databaseUrl, listeners, writer }: Given,
): Promise<{ rows: string[][]; findings: Finding[] }> {
  const path = await findTalk(product, listeners[0] ?? "", writer);
  const look = async (tokens: readonly string[], each: number): Promise<Look> => {
    const streams = await openStreams(product, tokens, each);
    await pause(rest_ms);
    const memory = residentMegabytes(product.pid) ?? 0;
    const connections = databaseUrl === undefined ? null : await countConnections(databaseUrl);
    const told = await timeTold(product.origin + path, writer, streams[0]);
    for (const { close } of streams) close();
    return { open: streams.length, memory, connections, told };
  };
  // the pool keeps for minutes the connections that opening so many took: it has them before the first look
  for (const { close } of await openStreams(product, listeners, streams_per_account_max)) close();
  const few = await look(listeners.slice(0, 1), 1);
  const many = await look(listeners, streams_per_account_max);
  return { rows: [few, many].map((each) => [engine, ...rowOf(each)]), findings: findingsOf(engine, few, many) };
}

function rowOf({ open, memory, connections, told }: Look): string[] {
  return [
    String(open),
    shown(memory),
    connections === null ? "–" : String(connections),
    shown(median(told)),
    shown(Math.max(...told)),
  ];
}

function findingsOf(engine: Engine, few: Look, many: Look): Finding[] {
  const told = `a message told on its stream, ${many.open} open, ${engine}: most`;
  const held = `${shown(((many.memory - few.memory) * 1000) / (many.open - few.open))} kB of memory a stream`;
  const findings = [atMost(told, Math.max(...many.told) / 1000, told_seconds_max, "s", held)];
  if (few.connections !== null && many.connections !== null) {
    const more = many.connections - few.connections;
    findings.push(atMost(`database connections that ${many.open} streams hold`, more, 0, ""));
  }
  return findings;
}

/** The address of a conversation of the two. */
async function findTalk({ origin }: Product, listener: string, writer: string): Promise<string> {
  const list = await fetch(`${origin}/api/conversations`, { headers: bearer(listener) });
  for (const { id } of ((await list.json()) as List).conversations) {
    const path = `/api/conversations/${id}`;
    if ((await fetch(origin + path, { headers: bearer(writer) })).ok) return path;
  }
  throw new Error("They have no conversation.");
}

/** So many streams for each, all that this process hears of them thrown away. */
async function openStreams({ origin }: Product, tokens: readonly string[], each: number): Promise<Stream[]> {
  const agent = new Agent({ maxSockets: Infinity });
  const streams: Stream[] = [];
  for (const token of tokens) {
    const opened = Array.from({ length: each }, () => openStream(`${origin}/api/events`, token, agent));
    streams.push(...(await Promise.all(opened)));
  }
  return streams;
}

function openStream(address: string, token: string, agent: Agent): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: bearer(token) }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${address} answered ${answer.statusCode}.`));
      answer.setEncoding("utf8").resume();
      // that we close it is no failure
      answer.on("error", () => undefined);
      resolve({ answer, close: () => request.destroy() });
    });
    request.once("error", reject);
  });
}

/** How long after its sending each of some messages is told on a stream, in milliseconds. */
async function timeTold(address: string, token: string, stream: Stream | undefined): Promise<number[]> {
  if (!stream) throw new Error("No stream is open.");
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const heard = new Promise<void>((resolve) => {
      const listen = (text: string) => {
        if (!text.includes("event: conversation")) return;
        stream.answer.off("data", listen);
        resolve();
      };
      stream.answer.on("data", listen);
    });
    const began = performance.now();
    const headers = { ...bearer(token), "content-type": "application/json" };
    const sent = await fetch(`${address}/messages`, {
      method: "POST",
      headers,
      body: JSON.stringify({ text: `Number ${round}` }),
    });
    if (!sent.ok) throw new Error(`${address} answered ${sent.status}: ${await sent.text()}`);
    await heard;
    taken.push(performance.now() - began);
  }
  return taken;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The product's connections to its database. */
async function countConnections(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  return rows[0]?.count ?? 0;
}
