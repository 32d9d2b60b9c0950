import { createHash } from "node:crypto";
import { Readable, Writable, type Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { isPrepared, isPreparedText } from "./prepared.ts";
import { timeQuery } from "./telemetry/time-queries.ts";

/** A connection to a server that prepares what is marked so, sends what is asked at once in one write, and times each query where somebody observes. */
export class PreparingClient extends pg.Client {
  readonly #own = this as unknown as { pipeline: boolean; connection: { stream: Duplex } };
  readonly #isPipelined = this.#own.pipeline;
  #isHeld = false;

  /** Holds what is written until whoever runs has asked all: each write costs the system and the server a turn. */
  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    const { stream } = this.#own.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      stream.uncork();
    });
  }

  // The driver's own method has nine forms; what is named is an object with a text in each of them.
  override query = ((config: unknown, ...rest: unknown[]) => {
    this.#hold();
    // COPY has the connection to itself, which the driver demands of it
    this.#own.pipeline = this.#isPipelined && !isStream(config);
    return timeQuery(config, rest, (...all) =>
      (pg.Client.prototype.query as (...all: unknown[]) => unknown).call(this, named(config), ...all),
    );
  }) as typeof pg.Client.prototype.query;
}

/** Whether a query is one of `pg-copy-streams`. */
function isStream(config: unknown): boolean {
  return config instanceof Readable || config instanceof Writable;
}

/** The same query under a name by which the driver and the server know it again. */
function named(config: unknown): unknown {
  return isPrepared(config) ? Object.assign(config, { name: nameOf(config.text) }) : config;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash("sha256").update(text).digest("hex").slice(0, 32);
  names.set(text, name);
  return name;
}

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;
/** A statement of the embedded database: its name, empty for one that is not kept, and how its parameters and columns were described. */
type Statement = { name: string; described?: Messages };

/** The kinds of messages of PostgreSQL's protocol that a query of the embedded database consists of, by their first byte. */
const [parse, bind, describe, execute, sync] = ["P", "B", "D", "E", "S"].map((kind) => kind.charCodeAt(0));
/** What a message that describes is about, as the first byte of its body: a statement, otherwise a portal. */
const of_statement = "S".charCodeAt(0);
/** After a message's kind and length. */
const body_start = 5;
const sync_message = Buffer.from([sync ?? 0, 0, 0, 0, 4]);

/**
 * Has the embedded database prepare what is marked so, and be entered once or twice for a query. Its driver sends each as six messages, one by
 * one, for a statement without a name: what is marked gets one, what is known of a statement is not asked again, and the rest is held until an
 * answer is needed.
 */
export function prepareEmbedded(driver: PGlite): void {
  const sendNow = driver.execProtocolStream.bind(driver);
  const known = new Map<string, Statement>();
  let made = 0;
  let current: Statement | undefined;
  let text = "";
  let held: Uint8Array[] = [];
  let isOver = false;
  const hold = (message: Uint8Array): Messages => {
    held.push(message);
    return [];
  };
  const send: typeof sendNow = (message, options) => {
    const messages = [...held, message];
    held = [];
    return sendNow(messages.length === 1 ? message : Buffer.concat(messages), options);
  };
  driver.execProtocolStream = async (message, options) => {
    const [kind] = message;
    if (kind === parse) {
      [held, isOver, text] = [[], false, textOf(message)];
      current = known.get(text);
      if (current) return [];
      // a name of its own for each try: one that failed half way may stand
      current = { name: isPreparedText(text) ? `prepared_${(made += 1)}` : "" };
      return hold(withName(message, body_start, current.name));
    }
    if (current && kind === describe) {
      // a portal has the columns of its statement
      if (message[body_start] !== of_statement) return current.described?.filter(isOfColumns) ?? [];
      current.described ??= await send(withName(message, body_start + 1, current.name), options);
      if (current.name !== "") known.set(text, current);
      return current.described;
    }
    // behind the name of the portal, which is empty
    if (current && kind === bind) return hold(withName(message, body_start + 1, current.name));
    if (current && kind === execute) {
      isOver = true;
      return send(Buffer.concat([message, sync_message]), options);
    }
    if (kind === sync) current = undefined;
    if (kind === sync && isOver) {
      isOver = false;
      return [];
    }
    return send(message, options);
  };
}

function isOfColumns({ name }: Messages[number]): boolean {
  return name === "rowDescription" || name === "noData";
}

/** The text of a message that has a statement without a name parsed. */
function textOf(message: Uint8Array): string {
  const start = body_start + 1;
  return decoder.decode(message.subarray(start, message.indexOf(0, start)));
}

const decoder = new TextDecoder();

/** A message with a statement's name where it has an empty one. */
function withName(message: Uint8Array, at: number, name: string): Uint8Array {
  if (name === "") return message;
  const made = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)]);
  made.writeInt32BE(made.length - 1, 1);
  return made;
}
