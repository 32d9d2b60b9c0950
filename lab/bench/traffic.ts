import type { CDPSession } from "@playwright/test";

/** Something that a page fetched. */
interface Fetched {
  readonly address: string;
  readonly type: string;
  bytes: number;
  /** How many answers must have come before it was asked for, itself included. */
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

/** Notes what a page fetches over the network from now on, and answers how to sum it up. */
export async function watchTraffic(session: CDPSession): Promise<() => Traffic> {
  const fetched = new Map<string, Fetched>();
  const depths = new Map<string, number>();
  const cached = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type, initiator }) => {
    if (!request.url.startsWith("http")) return;
    const asker = initiator.url ?? initiator.stack?.callFrames.find(({ url }) => depths.has(url))?.url;
    const depth = (asker === undefined ? 0 : (depths.get(asker) ?? 0)) + 1;
    depths.set(request.url, Math.min(depth, depths.get(request.url) ?? depth));
    fetched.set(requestId, { address: request.url, type: type ?? "Other", bytes: 0, depth });
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => void cached.add(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const each = fetched.get(requestId);
    if (each) each.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  return () => {
    const all = [...fetched].filter(([id]) => !cached.has(id)).map(([, each]) => each);
    const kilobytes = (type?: string) =>
      all.filter((each) => type === undefined || each.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return {
      requests: all.length,
      chain: Math.max(0, ...all.map(({ depth }) => depth)),
      kilobytes: kilobytes(),
      scripts_kb: kilobytes("Script"),
      styles_kb: kilobytes("Stylesheet"),
      style_sheets: all.filter(({ type }) => type === "Stylesheet").length,
    };
  };
}
