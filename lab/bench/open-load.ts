import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "./statistics.ts";

/** A request of a load, made for its number. */
export type Asked = { method: string; path: string; headers?: Record<string, string>; body?: object };
/** What became of a load: how many were answered as they should, how many a second from the first to the last answer, and what else came. */
export type LoadResult = {
  answered: number;
  per_second: number;
  p50_ms: number;
  p99_ms: number;
  taken: number[];
  faults: string[];
};

const sockets_max = 256;

/**
 * Sends so many requests a second, whether those before are answered or not, as people do who know nothing of each other. What each
 * took counts from when it was due.
 */
export async function openLoad(
  origin: string,
  { per_second, seconds, status }: { per_second: number; seconds: number; status: number },
  make: (number: number) => Asked,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets_max });
  const [taken, faults, under_way]: [number[], string[], Promise<void>[]] = [[], [], []];
  const began = performance.now();
  for (let number = 0; number < per_second * seconds; number += 1) {
    const due = began + (number * 1000) / per_second;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    const asking = send(origin, agent, make(number)).then(
      (answer) => {
        if (answer.status === status) taken.push(performance.now() - due);
        else faults.push(`${answer.status} ${answer.text.slice(0, 200)}`);
      },
      (cause: unknown) => void faults.push(String(cause)),
    );
    under_way.push(asking);
  }
  await Promise.all(under_way);
  agent.destroy();
  const answered = taken.length;
  const elapsed = (performance.now() - began) / 1000;
  return {
    answered,
    per_second: answered / elapsed,
    p50_ms: answered === 0 ? Number.NaN : percentile(taken, 0.5),
    p99_ms: answered === 0 ? Number.NaN : percentile(taken, 0.99),
    taken,
    faults,
  };
}

function send(origin: string, agent: Agent, { method, path, headers = {}, body }: Asked) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const type = content === undefined ? {} : { "content-type": "application/json" };
    const sending = request(
      origin + path,
      { agent, method, headers: { "accept-encoding": "br", ...type, ...headers } },
      (answer) => {
        let text = "";
        answer.setEncoding("latin1").on("data", (part: string) => (text += text.length < 500 ? part : ""));
        answer.once("end", () => resolve({ status: answer.statusCode ?? 0, text })).once("error", reject);
      },
    );
    sending.once("error", reject).end(content);
  });
}
