import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { listeningLog } from "../../../test/listening-log.ts";
import { isAway } from "./database.ts";
import { openPool } from "./server-pool.ts";

const address = { connectionString: "postgres://nobody@127.0.0.1:1/none", max: 1, application_name: "test" };
const greeting = Buffer.from("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I", "latin1");

test("a query for a caller has a limit of half a minute; a command's query has none", () => {
  const jitless = { options: "-c jit=off" };
  expect(openPool(address, listeningLog()).options).toMatchObject({ statement_timeout: 30_000, ...jitless });
  expect(openPool({ ...address, isPatient: true }, listeningLog()).options).toMatchObject({ statement_timeout: 0 });
});

test("a burst of queries waits for its turn, but an unresponsive server counts as away within three seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const pool = openPool({ ...address, connectionString: `postgres://nobody@127.0.0.1:${port}/none` }, listeningLog());
  expect(pool.options.connectionTimeoutMillis).toBe(12_000);
  const pending = pool.query("select 1").then(
    () => "answered",
    (cause: unknown) => (isAway(cause) ? "away" : cause),
  );
  const [socket] = (await once(server, "connection")) as [Socket];
  vi.advanceTimersByTime(3_000);
  expect(await pending).toBe("away");
  socket.destroy();
});

async function openOnSilence() {
  const server = createServer((socket) => socket.once("data", () => socket.write(greeting))).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return openPool({ ...address, connectionString: `postgres://nobody@127.0.0.1:${port}/none` }, listeningLog());
}

test("a connection that stops answering in the middle of a query is closed, and counts as the database being away", async () => {
  const pool = await openOnSilence();
  const client = await pool.connect();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const pending = client.query("select 1").catch((cause: unknown) => cause);
  const ended = new Promise<void>((resolve) => client.once("end", () => resolve()));
  vi.advanceTimersByTime(32_000);
  expect(isAway(await pending)).toBe(true);
  await ended;
  client.release();
  expect(pool.totalCount).toBe(0);
});

test("an idle connection may be silent: the pool leaves it open, with its plans, for the next query", async () => {
  const pool = await openOnSilence();
  const client = await pool.connect();
  client.release();
  expect(pool.options.idleTimeoutMillis).toBe(600_000);
  const next = await pool.connect();
  expect(next).toBe(client);
  next.release(new Error("Something is wrong with it"));
  expect(pool.totalCount).toBe(0);
});
