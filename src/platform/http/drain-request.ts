import type { IncomingMessage } from "node:http";

const drained_bytes_max = 33_554_432;
const drain_milliseconds_max = 1_000;

/**
 * Lets the rest of a body go by that was answered before it had arrived, and answers whether all of it has: then the
 * next request may follow on the same connection. Whoever sends more than can be waited for has to be told that the
 * connection ends, since its next request would be taken for more of this body.
 */
export async function drainRequest(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete) return true;
  if (incoming.destroyed) return false;
  // Whoever was reading has given up: its listeners would hold the flow back and keep what comes.
  incoming.removeAllListeners("data");
  let bytes = 0;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, drain_milliseconds_max);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    incoming.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > drained_bytes_max) end();
    });
    incoming.once("end", end).once("close", end).once("error", end);
    incoming.resume();
  });
  return incoming.complete;
}
