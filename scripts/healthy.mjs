import { Stop, runScript } from "./stop.mjs";

/** Ends with code 0 if the site of this machine's `PORT` is ready, for a container's health check; otherwise says what it answered. */
await runScript(async () => {
  const address = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(4000) }).catch((error) => {
    throw new Stop(`Nobody answers at ${address}: ${error.cause?.code ?? error.name}`);
  });
  if (!answer.ok) throw new Stop(`${address} answers ${answer.status}`);
});
