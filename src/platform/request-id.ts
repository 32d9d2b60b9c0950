import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** Every answer bears its request's id in this header. */
export const requestIdHeader = "x-request-id";

const running = new AsyncLocalStorage<string>();
const safe_form = /^[\w.-]{8,64}$/;

/**
 * The id of a request: the one that a proxy in front gave it, where there is one and the id is safe to print, otherwise a
 * fresh one that is short enough to be read out.
 */
export function chooseRequestId(given: string | string[] | undefined, proxies: number): string {
  if (proxies > 0 && typeof given === "string" && safe_form.test(given)) return given;
  return randomUUID().slice(0, 13);
}

/** Does work on behalf of a request: whatever it logs bears the id. */
export function onBehalfOf<T>(request_id: string, work: () => T): T {
  return running.run(request_id, work);
}

/** The id of the request on whose behalf this runs; undefined in jobs and at the start. */
export function currentRequestId(): string | undefined {
  return running.getStore();
}
