import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openServer } from "./serve.ts";

test("connections with an endless header, an endless request or no data are closed", () => {
  const { server } = openServer(0, "127.0.0.1");
  const { headersTimeout, requestTimeout, keepAliveTimeout } = server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 900_000,
    keepAliveTimeout: 65_000,
  });
});

test("a server that is stopping says so at /readyz, and answers everything else", async () => {
  const { server, listen, answer, retire } = openServer(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await listen();
  const { port } = server.address() as AddressInfo;
  const makeRequest = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await makeRequest("/providers")).toBe(503);
  answer((_request, response) => response.end("ready"));
  expect([await makeRequest("/readyz"), await makeRequest("/providers")]).toEqual([200, 200]);
  retire();
  expect([await makeRequest("/readyz"), await makeRequest("/providers")]).toEqual([503, 200]);
});
