import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { freePort } from "./free-port.mjs";

test("a port is given once, though nobody listens on it yet", async () => {
  const chance = Math.random();
  vi.spyOn(Math, "random").mockReturnValueOnce(chance).mockReturnValueOnce(chance);
  const first = await freePort();
  expect(await freePort()).not.toBe(first);
});

test("a port that is given is reserved against other processes, and its server can listen on it", async () => {
  const port = await freePort();
  const claim = createSocket("udp4").bind({ port, address: "127.0.0.1", exclusive: true });
  await expect(once(claim, "listening")).rejects.toThrow("EADDRINUSE");
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  server.close();
});

test("a port in use is not given, nor one of the range for outgoing connections", async () => {
  const server = createServer().listen(await freePort(), "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const spy = vi.spyOn(Math, "random").mockReturnValueOnce(((port ?? 0) - 10_240 + 0.5) / (32_768 - 10_240));
  const given = await freePort();
  expect(spy.mock.calls.length).toBe(2);
  expect(given).not.toBe(port);
  expect(given).toBeLessThan(32_768);
  server.close();
});
