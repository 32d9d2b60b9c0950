import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { listeningLog } from "../../test/listening-log.ts";
import { openPool } from "./server-pool.ts";

const address = { connectionString: "postgres://nobody@127.0.0.1:1/none", max: 1, application_name: "test" };

test("no query that somebody waits for holds others up for more than half a minute; a command's takes what it takes", () => {
  expect(openPool(address, listeningLog()).options).toMatchObject({ statement_timeout: 30_000 });
  expect(openPool({ ...address, isPatient: true }, listeningLog()).options).toMatchObject({ statement_timeout: 0 });
});

test("a rush waits for its turn, but a server that says nothing is known to be away within three seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const pool = openPool({ ...address, connectionString: `postgres://nobody@127.0.0.1:${port}/none` }, listeningLog());
  expect(pool.options.connectionTimeoutMillis).toBe(12_000);
  const asked = pool.query("select 1").then(
    () => "answered",
    () => "away",
  );
  const [socket] = (await once(server, "connection")) as [Socket];
  vi.advanceTimersByTime(3_000);
  expect(await asked).toBe("away");
  socket.destroy();
});
