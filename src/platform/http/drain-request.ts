import type { IncomingMessage } from "node:http";

const drained_bytes_max = 33_554_432;
const drain_milliseconds_max = 1_000;

/**
 * Reads the rest of a body and returns whether it ended. If not, close the connection: its next request would be read
 * as body.
 */
export async function drainRequest(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.complete) return true;
  if (incoming.destroyed) return false;
  // The old listeners would pause the flow or store the data.
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
