import type { World } from "./world.ts";

type Request = { token?: string; body?: object; method?: string; key?: string };

/** Status 0: no answer. */
export type Answer = { status: number; body: unknown };

/** A new network per call avoids the address limits. */
let networks = 0;

const answer_milliseconds_max = 60_000;

export async function makeRequest(
  { url }: Pick<World, "url">,
  path: string,
  { token, body, method, key }: Request = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  networks += 1;
  try {
    const answer = await fetch(url + path, {
      method: method ?? (body ? "POST" : "GET"),
      signal: AbortSignal.timeout(answer_milliseconds_max),
      headers: {
        "x-forwarded-for": `100.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`,
        ...(body && !isForm && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text };
  } catch (cause) {
    // no connection, or one that ended before the whole answer
    if (cause instanceof TypeError || cause instanceof SyntaxError || (cause as Error).name === "TimeoutError")
      return { status: 0, body: String(cause) };
    throw cause;
  }
}

/** Throws unless it succeeds. */
export async function must<T>(world: Pick<World, "url">, path: string, request: Request = {}): Promise<T> {
  const { status, body } = await makeRequest(world, path, request);
  if (status < 200 || status > 299) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body as T;
}
