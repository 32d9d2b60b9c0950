import { Agent, get, type IncomingMessage } from "node:http";

export type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer; milliseconds: number };

/** As over HTTP/1.1 by a browser; the bytes stay compressed. */
function makeRequest(address: string, agent?: Agent, more?: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const request = get(
      address,
      { ...(agent && { agent }), headers: { "accept-encoding": "br", ...more } },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.once("error", reject);
        response.once("end", () => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, headers, body: Buffer.concat(parts), milliseconds: performance.now() - began });
        });
      },
    );
    request.once("error", reject);
  });
}

/** Throws unless the status is 200. */
export async function fetchOk(address: string, agent?: Agent, more?: Record<string, string>): Promise<Answer> {
  const answer = await makeRequest(address, agent, more);
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
  return answer;
}

/** Throws unless the status is 200. */
export async function fetchJson<Shape>(address: string): Promise<Shape> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return (await answer.json()) as Shape;
}

export async function isAnswering(address: string): Promise<boolean> {
  try {
    return (await makeRequest(address)).status === 200;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause) return false;
    throw cause;
  }
}

/** Requests each address once over parallel connections. Returns milliseconds by address. */
export async function walk(origin: string, addresses: readonly string[], connections: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const taken = addresses.map(() => 0);
  let next = 0;
  const walker = async () => {
    for (let place = next++; place < addresses.length; place = next++) {
      taken[place] = (await fetchOk(`${origin}${addresses[place]}`, agent)).milliseconds;
    }
  };
  await Promise.all(Array.from({ length: connections }, walker));
  agent.destroy();
  return taken;
}
