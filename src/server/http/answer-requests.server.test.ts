import { once } from "node:events";
import { connect } from "node:net";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import * as limits from "../../contract/limits.ts";
import { provider } from "../../schema/providers.ts";

const app = await startTestApp();
const port = await app.serve();

const after = "GET /healthz HTTP/1.1\r\nhost: umshado.test\r\n\r\n";

type Sent = { head: string; body: (string | Buffer)[] };

async function sendTwo({ head, body }: Sent): Promise<{ answers: string[]; isAlive: boolean }> {
  const socket = connect(port, "127.0.0.1");
  let came = "";
  socket.setEncoding("utf8").on("data", (text: string) => (came += text));
  socket.on("error", () => socket.destroy());
  const ended = once(socket, "close").then(() => false);
  await once(socket, "connect");
  socket.write(head);
  for (const piece of body) {
    if (!socket.writable) break;
    if (!socket.write(piece)) await Promise.race([once(socket, "drain"), ended]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (socket.writable) socket.write(after);
  const both = new Promise<true>((resolve) => {
    const look = () => (/HTTP\/1\.1[^]*HTTP\/1\.1[^]*"ok"\}/.test(came) ? resolve(true) : undefined);
    socket.on("data", look);
    look();
  });
  const isAlive = await Promise.race([both, ended]);
  socket.destroy();
  return { answers: came.split(/(?=HTTP\/1\.1 )/), isAlive };
}

const piece = Buffer.alloc(65_536, "x");
const pieces = (bytes: number) => Array.from({ length: Math.ceil(bytes / piece.length) }, () => piece);

function json(bytes: number, framing: string, body: Sent["body"]): Sent {
  const head = `POST /api/enquiries/direct HTTP/1.1\r\nhost: umshado.test\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`;
  return { head: head.replace("BYTES", String(bytes)), body };
}

test("the request behind a body that was refused early is answered on the same connection", async () => {
  const bytes = 16 * piece.length;
  expect(bytes).toBeGreaterThan(limits.json_body_bytes_max);
  const counted = await sendTwo(json(bytes, "content-length: BYTES", pieces(bytes)));
  expect(counted.answers.map((answer) => answer.slice(9, 12))).toEqual(["413", "200"]);

  const chunks = pieces(bytes).flatMap((each) => [`${each.length.toString(16)}\r\n`, each, "\r\n"]);
  const chunked = await sendTwo(json(bytes, "transfer-encoding: chunked", [...chunks, "0\r\n\r\n"]));
  expect(chunked.answers.map((answer) => answer.slice(9, 12))).toEqual(["413", "200"]);
});

test("the request behind a form that was refused in the middle is answered on the same connection", async () => {
  const { id } = await buildProvider(app);
  const token = await buildToken(app, id);
  const part = (name: string) =>
    `--b\r\ncontent-disposition: form-data; name="logo"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  const body = [part("one.png"), piece, "\r\n", part("two.png"), ...pieces(1_048_576), "\r\n--b--\r\n"];
  const bytes = body.reduce((sum, each) => sum + each.length, 0);
  const head = `POST /api/media/logo HTTP/1.1\r\nhost: umshado.test\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${bytes}\r\n\r\n`;
  const { answers } = await sendTwo({ head, body });
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(["400", "200"]);
  expect(answers[0]).toContain("Please choose one file only.");
});

test("a refused body that does not end is answered, and the answer closes the connection", async () => {
  const { answers, isAlive } = await sendTwo(json(50_000_000, "content-length: BYTES", pieces(300_000)));
  expect(isAlive).toBe(false);
  expect(answers).toHaveLength(1);
  expect(answers[0]).toMatch(/^HTTP\/1\.1 413 /);
  expect(answers[0]).toMatch(/\r\nconnection: close\r\n/i);
});

test.each([
  ["/api/providers", ["?verified=false&sortBy=rating&minTrustScore=0", "?search=&priceFrom=0&utm_source=letter"]],
  ["/api/providers?page=1", ["?limit=24", "?limit=24&page=1&verified=false"]],
  ["/api/providers?priceFrom=2500&priceTo=9000", ["?priceTo=2500&priceFrom=9000"]],
])("addresses that ask for the same as %s get the same answer, which is made once", async (first, others) => {
  const { id } = await buildProvider(app);
  const response = await app.call(first);
  const addresses = others.map((query) => `/api/providers${query}`);
  for (const address of addresses) expect((await app.call(address)).body).toEqual(response.body);

  const read = async (address: string) => (await (await fetch(`http://127.0.0.1:${port}${address}`)).json()) as unknown;
  expect(await read(first)).toEqual(response.body);
  // without an announcement, so that only a new rendering shows it
  await app.runtime.database.db.update(provider).set({ contact_person: "Thandi" }).where(eq(provider.id, id));
  for (const address of addresses) expect(await read(address)).toEqual(response.body);
  expect((await app.call(first)).body).not.toEqual(response.body);
  app.discard();
});
