import { on } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { copiesOf } from "./copy-rows.ts";
import type { CopyStep, Maker, Step, ThreadData } from "./row-steps.ts";

/** A thread of `stepsBeside`: answers each message with the next step, and with null after the last. */
async function main(): Promise<void> {
  const { url, given } = workerData as ThreadData;
  const { maker } = (await import(url)) as { maker: Maker<unknown> };
  const steps = maker.make(given)[Symbol.iterator]();
  if (!parentPort) return;
  for await (const _asked of on(parentPort, "message")) {
    const step = steps.next();
    const made = step.done ? null : copyStep(step.value);
    parentPort.postMessage(made, made?.copies.map(({ text }) => text.buffer) ?? []);
    if (!made) return;
  }
}

function copyStep({ rows, ...step }: Step): CopyStep {
  return { ...step, copies: rows.flatMap((each) => copiesOf(each.table, each.rows)) };
}

await main();
