import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { isObserved, announce } from "./signals.ts";

type Send = (...rest: unknown[]) => unknown;

/** Times a `pg` query in any of its forms, except streams. */
export function timeQuery(config: unknown, rest: unknown[], send: Send): unknown {
  if (!isObserved("query")) return send(...rest);
  const statement = textOf(config);
  const begun = performance.now();
  // the driver calls back in the connection's async context
  const inContext = AsyncLocalStorage.snapshot();
  const notifyEnd = (hasFailed: boolean) =>
    inContext(() => announce("query", { statement, seconds: (performance.now() - begun) / 1000, hasFailed }));
  const callback = rest.at(-1);
  if (typeof callback === "function") {
    const timedCallback = (cause: unknown, ...result: unknown[]) => {
      notifyEnd(Boolean(cause));
      (callback as Send)(cause, ...result);
    };
    return send(...rest.slice(0, -1), timedCallback);
  }
  const answer = send(...rest);
  if (answer instanceof Promise)
    void answer.then(
      () => notifyEnd(false),
      () => notifyEnd(true),
    );
  return answer;
}

function textOf(config: unknown): string {
  if (typeof config === "string") return config;
  return typeof config === "object" && config !== null && "text" in config ? String(config.text) : "";
}

/** PostgreSQL message types with which the embedded driver begins and ends a query. */
const [parse, simple, sync] = ["P", "Q", "S"].map((kind) => kind.charCodeAt(0));
const decoder = new TextDecoder();

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
      const start = kind === parse ? 6 : 5;
      statement = decoder.decode(message.subarray(start, message.indexOf(0, start)));
    }
    try {
      return await send(message, options);
    } catch (cause) {
      hasFailed = true;
      throw cause;
    } finally {
      // the driver ends every query with Sync
      if (kind === sync) announce("query", { statement, seconds: (performance.now() - begun) / 1000, hasFailed });
    }
  };
}
