import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { public_address, startPublicServer } from "../../../test/public-server.ts";
import { fetchPublic, internet, type PublicFetchRequest } from "./fetch-public.ts";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const pages = new Map<string, Answer>();
let requests: { path: string; headers: IncomingMessage["headers"] }[] = [];
const server = await startPublicServer((request, response) => {
  const path = request.url ?? "";
  requests.push({ path, headers: request.headers });
  (pages.get(path) ?? ((other) => other.writeHead(404).end()))(response, request);
});
afterAll(server.close);
beforeEach(() => {
  pages.clear();
  requests = [];
});

const megabyte = 1024 * 1024;
const address = "https://calendars.example/feed.ics";
const get = (more: Partial<PublicFetchRequest> = {}, network = server.network()) =>
  fetchPublic(
    { address, accept: "text/calendar", user_agent: "Test", bytes_max: 5 * megabyte, seconds_max: 5, ...more },
    network,
  );
const failed = (fault: string) => ({ outcome: "failed", fault });
const page = (body: string | Buffer, headers = {}) =>
  pages.set("/feed.ics", (response) => response.writeHead(200, headers).end(body));
const redirect = (location: string, status = 302) =>
  pages.set("/feed.ics", (response) => response.writeHead(status, { location }).end());

test("the content of a public address is fetched, with its headers", async () => {
  page("BEGIN:VCALENDAR", { etag: '"1"', "last-modified": "Sat, 21 Nov 2026 09:30:00 GMT" });
  expect(await get()).toEqual({
    outcome: "fetched",
    body: Buffer.from("BEGIN:VCALENDAR"),
    etag: '"1"',
    last_modified: "Sat, 21 Nov 2026 09:30:00 GMT",
  });
  expect(requests[0]?.headers).toMatchObject({
    host: "calendars.example",
    accept: "text/calendar",
    "user-agent": "Test",
  });
});

test("an unchanged file is not sent again", async () => {
  pages.set("/feed.ics", (response, request) => {
    const isSame = request.headers["if-none-match"] === '"1"' && request.headers["if-modified-since"] === "then";
    response.writeHead(isSame ? 304 : 500).end();
  });
  expect(await get({ etag: '"1"', last_modified: "then" })).toEqual({ outcome: "unchanged" });
});

test("an unrequested 304 is no answer", async () => {
  pages.set("/feed.ics", (response) => response.writeHead(304).end());
  expect(await get()).toEqual(failed("failed"));
});

test.each([
  ["nonsense", "bad_address"],
  ["http://calendars.example/feed.ics", "not_https"],
  ["ftp://calendars.example/feed.ics", "not_https"],
  ["file:///etc/passwd", "not_https"],
  ["https://calendars.example:8443/feed.ics", "not_https"],
  ["https://name:word@calendars.example/feed.ics", "bad_address"],
])("%s is refused before any request: %s", async (refused, fault) => {
  expect(await get({ address: refused })).toEqual(failed(fault));
  expect(requests).toEqual([]);
});

const inward = [
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f000001",
  "0x7f.0.0.1",
  "0177.0.0.1",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[64:ff9b::7f00:1]",
  "0.0.0.0",
  "169.254.169.254",
  "10.0.0.1",
  "192.168.1.1",
  "172.16.0.1",
  "100.64.0.1",
  "[fd00:ec2::254]",
  "[fe80::1]",
];

test.each([...inward, "127。0。0。1"])("https://%s is refused", async (host) => {
  expect(await get({ address: `https://${host}/` })).toEqual(failed("not_public"));
});

test.each([...inward, "localhost", "localhost.", "inside.example"])(
  "a redirect to https://%s is refused",
  async (host) => {
    redirect(`https://${host}/secret`);
    const network = server.network((name) => (name === "calendars.example" ? [public_address] : ["127.0.0.1"]));
    expect(await get({}, network)).toEqual(failed("not_public"));
    expect(requests.map(({ path }) => path)).toEqual(["/feed.ics"]);
  },
);

test("a name of this machine is refused by the system's own lookup", async () => {
  expect(await get({ address: "https://localhost/" }, internet)).toEqual(failed("not_public"));
});

test.each([[["127.0.0.1"]], [[public_address, "10.0.0.1"]], [["::1", public_address]], [["169.254.169.254"]]])(
  "a name with the addresses %j is refused",
  async (addresses) => {
    page("BEGIN:VCALENDAR");
    expect(
      await get(
        {},
        server.network(() => addresses),
      ),
    ).toEqual(failed("not_public"));
    expect(requests).toEqual([]);
  },
);

test("a name that resolves to this machine at a second lookup is never looked up a second time", async () => {
  page("public");
  let looks = 0;
  const network = server.network(() => (looks++ === 0 ? [public_address] : ["127.0.0.1"]));
  const reached: string[] = [];
  const reach = (checked: string) => {
    reached.push(checked);
    return network.reach(checked);
  };
  expect(await get({}, { ...network, reach })).toMatchObject({ outcome: "fetched" });
  expect([looks, reached]).toEqual([1, [public_address]]);
});

test("a redirect to the same name is refused if the name resolves to this machine by then", async () => {
  redirect("/feed.ics?again");
  let looks = 0;
  const network = server.network(() => (looks++ === 0 ? [public_address] : ["127.0.0.1"]));
  expect(await get({}, network)).toEqual(failed("not_public"));
  expect(requests.map(({ path }) => path)).toEqual(["/feed.ics"]);
});

test.each([301, 302, 303, 307, 308])("a redirect by %i to another public name is followed", async (status) => {
  redirect("https://elsewhere.example/moved.ics", status);
  pages.set("/moved.ics", (response) => response.end("moved"));
  expect(await get()).toMatchObject({ outcome: "fetched", body: Buffer.from("moved") });
  expect(requests.map(({ headers }) => headers.host)).toEqual(["calendars.example", "elsewhere.example"]);
});

test.each([
  ["http://calendars.example/feed.ics", "not_https"],
  ["https://calendars.example:22/", "not_https"],
  ["https://a:b@calendars.example/", "bad_address"],
  ["https://", "bad_address"],
])("a redirect to %s is refused: %s", async (location, fault) => {
  redirect(location);
  expect(await get()).toEqual(failed(fault));
});

test("redirects in a circle end", async () => {
  redirect("/feed.ics");
  expect(await get()).toEqual(failed("too_many_redirects"));
  expect(requests).toHaveLength(6);
});

test.each([
  [401, "needs_sign_in"],
  [403, "needs_sign_in"],
  [404, "gone"],
  [410, "gone"],
  [500, "failed"],
  [204, "failed"],
])("an answer of %i is %s", async (status, fault) => {
  pages.set("/feed.ics", (response) => response.writeHead(status).end());
  expect(await get()).toEqual(failed(fault));
});

test("a feed of 50 MB is refused by its stated length, and by its received length", async () => {
  const piece = Buffer.alloc(megabyte, "a");
  page("", { "content-length": String(50 * megabyte) });
  expect(await get()).toEqual(failed("too_large"));
  let sent = 0;
  pages.set("/feed.ics", (response) => {
    const send = () => {
      while (sent < 50 && !response.destroyed) {
        sent += 1;
        if (!response.write(piece)) return void response.once("drain", send);
      }
      response.end();
    };
    send();
  });
  expect(await get()).toEqual(failed("too_large"));
  expect(sent).toBeLessThan(50);
});

test("a feed of exactly the most is taken", async () => {
  page(Buffer.alloc(5 * megabyte, "a"));
  expect(await get()).toMatchObject({ outcome: "fetched" });
});

test.each(["gzip", "x-gzip", "GZIP"])("a body packed by %s is unpacked", async (packing) => {
  page(gzipSync("BEGIN:VCALENDAR"), { "content-encoding": packing });
  expect(await get()).toMatchObject({ body: Buffer.from("BEGIN:VCALENDAR") });
});

test("50 kB that unpack to 50 MB are refused", async () => {
  const bomb = gzipSync(Buffer.alloc(50 * megabyte));
  expect(bomb.length).toBeLessThan(60_000);
  page(bomb, { "content-encoding": "gzip" });
  expect(await get()).toEqual(failed("too_large"));
});

test.each([
  ["gzip", "not packed at all"],
  ["br", "not packed at all"],
  ["gzip, gzip", "twice"],
  ["zstd", "unknown"],
])("a body that claims to be %s and is not is refused", async (packing, body) => {
  page(body, { "content-encoding": packing });
  expect(await get()).toEqual(failed("failed"));
});

test.each<[string, Answer]>([
  ["never answers", vi.fn<Answer>()],
  [
    "drips for ever",
    (response) => {
      const drip = setInterval(() => response.write("a"), 5);
      response.once("close", () => clearInterval(drip));
    },
  ],
])("a feed that %s is given up when its time is over", async (_how, answer) => {
  pages.set("/feed.ics", answer);
  expect(await get({ seconds_max: 0.2 })).toEqual(failed("too_slow"));
});

test("an endless lookup of a name is given up", async () => {
  const network = { ...server.network(), resolve: () => Promise.withResolvers<string[]>().promise };
  expect(await get({ seconds_max: 0.05 }, network)).toEqual(failed("too_slow"));
});

test("a name that nobody has is not found", async () => {
  const unknown = Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
  const network = { ...server.network(), resolve: () => Promise.reject(unknown) };
  expect(await get({}, network)).toEqual(failed("name_not_found"));
  expect(
    await get(
      {},
      server.network(() => []),
    ),
  ).toEqual(failed("name_not_found"));
});

test("a server with another host's certificate, or an unsigned one, is not trusted", async () => {
  page("BEGIN:VCALENDAR");
  expect(await get({ address: "https://third.example/feed.ics" })).toEqual(failed("not_trusted"));
  const { ca: _ours, ...world } = server.network();
  expect(await get({}, world)).toEqual(failed("not_trusted"));
  expect(requests).toEqual([]);
});

test("an address where nobody listens, or hangs up, is not reachable", async () => {
  const silent = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  expect(await get({}, { ...server.network(), port })).toEqual(failed("unreachable"));
  await new Promise((closed) => silent.close(closed));
  expect(await get({}, { ...server.network(), port })).toEqual(failed("unreachable"));
  pages.set("/feed.ics", (response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("a", () => response.destroy());
  });
  expect(await get()).toEqual(failed("unreachable"));
});
