import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

export const requestIdHeader = "x-request-id";

const running = new AsyncLocalStorage<string>();
const safe_form = /^[\w.-]{8,64}$/;

/** The proxy's id if safe to print, otherwise a new one short enough to read out. */
export function chooseRequestId(given: string | string[] | undefined, proxies: number): string {
  if (proxies > 0 && typeof given === "string" && safe_form.test(given)) return given;
  return randomUUID().slice(0, 13);
}

export function onBehalfOf<T>(request_id: string, work: () => T): T {
  return running.run(request_id, work);
}

/** Undefined in jobs and at the start. */
export function currentRequestId(): string | undefined {
  return running.getStore();
}
