import type { CDPSession } from "@playwright/test";

interface Fetched {
  readonly address: string;
  readonly type: string;
  /** In seconds of the browser's clock. */
  readonly at: number;
  /** Bytes sent: the body, and all with headers. */
  body: number;
  bytes: number;
  /** How many answers it depended on, itself included. */
  readonly depth: number;
}

export interface Traffic {
  readonly requests: number;
  readonly chain: number;
  readonly kilobytes: number;
  readonly scripts_kb: number;
  readonly styles_kb: number;
  readonly style_sheets: number;
}

/** Records requests from now on. Returns a function that sums them up to a time in seconds since 1970. */
export async function watchTraffic(session: CDPSession): Promise<(until?: number) => Traffic> {
  const fetched = new Map<string, Fetched>();
  const depths = new Map<string, number>();
  const cached = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type, initiator, wallTime }) => {
    if (!request.url.startsWith("http")) return;
    const asker = initiator.url ?? initiator.stack?.callFrames.find(({ url }) => depths.has(url))?.url;
    const depth = (asker === undefined ? 0 : (depths.get(asker) ?? 0)) + 1;
    depths.set(request.url, Math.min(depth, depths.get(request.url) ?? depth));
    fetched.set(requestId, { address: request.url, type: type ?? "Other", at: wallTime, body: 0, bytes: 0, depth });
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => void cached.add(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const each = fetched.get(requestId);
    if (each) each.body += encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const each = fetched.get(requestId);
    if (each) each.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  return (until = Infinity) => {
    const all = [...fetched].filter(([id]) => !cached.has(id)).map(([, each]) => each);
    const early = all.filter(({ at }) => at <= until);
    const bodies = (type: string) => all.reduce((sum, each) => sum + (each.type === type ? each.body : 0), 0) / 1000;
    return {
      requests: early.length,
      chain: Math.max(0, ...early.map(({ depth }) => depth)),
      kilobytes: all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      scripts_kb: bodies("Script"),
      styles_kb: bodies("Stylesheet"),
      style_sheets: all.filter(({ type }) => type === "Stylesheet").length,
    };
  };
}
