import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openPageCache } from "../../src/platform/http/shared-answer.ts";
import { createRequestListener } from "../../src/server/http/answer-requests.ts";
import { listeningLog } from "../listening-log.ts";

let made = 0;
const app = new Hono().all("*", (c) => {
  made += 1;
  return c.text("the same for everybody", 200, { vary: "Origin" });
});
const findSharedRead = (address: string) => ({ key: address, tags: [] });
const shared = { pageCache: openPageCache(), findSharedRead };
const server = createServer(createRequestListener(app, shared, { trustProxy: 0 }, listeningLog())).listen(
  0,
  "127.0.0.1",
);
await once(server, "listening");
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  made = 0;
  shared.pageCache.clear();
});

const makeRequest = async (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers });
const token = `Bearer ${"x".repeat(43)}`;

test.each(["x", "Basic eDp5", "Bearer", "Bearer x", token])(
  "a page is made once, whatever Authorization comes with it: %s",
  async (authorization) => {
    await makeRequest("/providers");
    await makeRequest("/providers", { authorization });
    expect(made).toBe(1);
  },
);

test.each([
  ["x", 1],
  ["Bearer x", 1],
  [token, 2],
])("a call is answered individually only for a token of ours: %s", async (authorization, times) => {
  await makeRequest("/api/providers");
  await makeRequest("/api/providers", { authorization });
  expect(made).toBe(times);
});

test("an answer that differs by origin says so from the cache too", async () => {
  await makeRequest("/api/providers");
  expect((await makeRequest("/api/providers")).headers.get("vary")).toBe("accept-encoding, Origin");
});
