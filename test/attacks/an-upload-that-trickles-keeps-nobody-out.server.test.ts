import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import * as limits from "../../src/contract/limits.ts";
import { buildProvider, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";
import { formOf, photo } from "../picture-files.ts";

const app = await startTestApp();
const port = await app.serve();
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

async function trickle(token: string, address: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  await once(socket, "connect");
  socket.write(
    [
      "POST /api/media/logo HTTP/1.1",
      "Host: umshado.test",
      `Authorization: Bearer ${token}`,
      `X-Forwarded-For: ${address}`,
      "Content-Type: multipart/form-data; boundary=x",
      "Content-Length: 10000000",
      "",
      "--x\r\n",
    ].join("\r\n"),
  );
  return socket;
}

async function refusalOf(socket: Socket): Promise<string> {
  const [data] = (await once(socket, "data")) as [Buffer];
  return data.toString().split("\r\n", 1)[0] ?? "";
}

async function uploadLogo(address: string) {
  const { id } = await buildProvider(app);
  const body = formOf("logo", [await photo()]);
  return app.call<{ message?: string }>("/api/media/logo", {
    method: "POST",
    token: await buildToken(app, id),
    body,
    address,
  });
}

test("accounts that trickle uploads from one address do not block others or neighbours of their address", async () => {
  const attackers = await Promise.all(
    Array.from({ length: 4 }, async () => buildToken(app, (await buildProvider(app)).id)),
  );
  for (const token of attackers) {
    for (let count = 0; count < limits.uploads_at_once_per_account_max; count += 1)
      await trickle(token, "198.51.100.7");
  }
  // the address's limit applies across accounts
  const late = await trickle(await buildToken(app, (await buildProvider(app)).id), "198.51.100.7");
  expect(await refusalOf(late)).toContain(" 429 ");
  expect(await uploadLogo("203.0.113.9")).toMatchObject({
    status: 200,
    body: { message: "Logo uploaded successfully" },
  });
});
