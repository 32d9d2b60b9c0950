import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Stop, runScript } from "./stop.mjs";

/** For a container's health check. `--wait 60` retries for 60 seconds. */
await runScript(async () => {
  const { values } = parseArgs({ options: { wait: { type: "string", default: "0" } } });
  const until = Date.now() + Number(values.wait) * 1000;
  for (;;) {
    const fault = await findError(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`);
    if (fault === null) return;
    if (!(Date.now() < until)) throw new Stop(fault);
    await pause(250);
  }
});

/** @param {string} address @returns {Promise<string | null>} */
async function findError(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(4000) });
    return answer.ok ? null : `${address} answers ${answer.status}`;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error && "code" in cause ? cause.code : "no answer";
    return `Nobody answers at ${address}: ${String(code)}`;
  }
}
