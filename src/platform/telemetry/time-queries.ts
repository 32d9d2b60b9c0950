import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { isObserved, tell } from "./signals.ts";

type Send = (...rest: unknown[]) => unknown;

/** Sends a query of a server's driver, in any of its forms, and tells how long its answer took. What streams is not timed. */
export function timeQuery(config: unknown, rest: unknown[], send: Send): unknown {
  if (!isObserved("query")) return send(...rest);
  const statement = textOf(config);
  const begun = performance.now();
  // the driver calls back on behalf of the connection, not of who asked
  const asAsked = AsyncLocalStorage.snapshot();
  const tellEnd = (hasFailed: boolean) =>
    asAsked(() => tell("query", { statement, seconds: (performance.now() - begun) / 1000, hasFailed }));
  const callback = rest.at(-1);
  if (typeof callback === "function") {
    const told = (cause: unknown, ...found: unknown[]) => {
      tellEnd(Boolean(cause));
      (callback as Send)(cause, ...found);
    };
    return send(...rest.slice(0, -1), told);
  }
  const answer = send(...rest);
  if (answer instanceof Promise)
    void answer.then(
      () => tellEnd(false),
      () => tellEnd(true),
    );
  return answer;
}

function textOf(config: unknown): string {
  if (typeof config === "string") return config;
  return typeof config === "object" && config !== null && "text" in config ? String(config.text) : "";
}

/** The kinds of messages of PostgreSQL's protocol with which the driver of the embedded database begins and ends a query. */
const [parse, simple, sync] = ["P", "Q", "S"].map((kind) => kind.charCodeAt(0));
const decoder = new TextDecoder();

/** Has the embedded database tell how long each query took it. */
export function timeEmbedded(driver: PGlite): void {
  const send = driver.execProtocolStream.bind(driver);
  let begun = 0;
  let statement = "";
  let hasFailed = false;
  driver.execProtocolStream = async (message, options) => {
    if (!isObserved("query")) return send(message, options);
    const [kind] = message;
    if (kind === parse || kind === simple) {
      begun = performance.now();
      hasFailed = false;
      // behind a message's kind and length, and behind the empty name of what is parsed
      const start = kind === parse ? 6 : 5;
      statement = decoder.decode(message.subarray(start, message.indexOf(0, start)));
    }
    try {
      return await send(message, options);
    } catch (cause) {
      hasFailed = true;
      throw cause;
    } finally {
      // the driver ends each query so, one of the simple kind too
      if (kind === sync) tell("query", { statement, seconds: (performance.now() - begun) / 1000, hasFailed });
    }
  };
}
