import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, inject } from "vitest";
import { notifyStreams } from "../src/features/conversations/answer-events.ts";
import { visitor, type Actor } from "../src/platform/actor.ts";
import { openMemory } from "../src/platform/cache.ts";
import { readConfig } from "../src/platform/config.ts";
import { contextOf, type Context, type Runtime } from "../src/platform/context.ts";
import type { OpenDatabase } from "../src/platform/database/database.ts";
import { openPageCache, type PageCache } from "../src/platform/http/shared-answer.ts";
import { openJobs, type JobDefinition } from "../src/platform/jobs/jobs.ts";
import { openKeyedHash } from "../src/platform/keyed-hash.ts";
import { LiveStreams } from "../src/platform/live-streams.ts";
import type { Log } from "../src/platform/log.ts";
import type { PublicNetwork } from "../src/platform/network/fetch-public.ts";
import { cacheCards } from "../src/platform/pictures/cache-cards.ts";
import { openPictureWorkerPool } from "../src/platform/pictures/picture-worker-pool.ts";
import { openStorage } from "../src/platform/storage/open-storage.ts";
import { createServer } from "../src/server/create-server.ts";
import { createRequestListener } from "../src/server/http/answer-requests.ts";
import { routeNamer } from "../src/server/http/name-routes.ts";
import { observeRequests } from "../src/server/http/observe-requests.ts";
import { findSharedReads } from "../src/server/http/public-reads.ts";
import { listCalls } from "../src/server/http/register-calls.ts";
import { invalidateCaches } from "../src/server/jobs/invalidate-caches.ts";
import { jobDefinitions } from "../src/server/jobs/register-jobs.ts";
import { listeningLog, type ListeningLog } from "./listening-log.ts";
import { openMailbox, type Mailbox } from "./mailbox.ts";
import { openTestDatabase } from "./open-database.ts";

/** A body that is neither text nor a form is sent as JSON. */
export type RequestOptions = {
  method?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
};

export type Answer<T> = { status: number; headers: Headers; body: T };

/** Body of a refusal. */
export type Refused = { error: string; code: string; fields?: Record<string, string> };

/** The server in process, with its own database, folder and clock per test file. */
export type TestApp = {
  runtime: Runtime;
  ctx: (actor?: Actor) => Context;
  request(path: string, options?: RequestOptions): Promise<Response>;
  /** Parses the JSON; null without a body. */
  call<T = unknown>(path: string, options?: RequestOptions): Promise<Answer<T>>;
  clock: TestClock;
  log: ListeningLog;
  mailbox: Mailbox;
  pageCache: PageCache;
  /** Listens until the last test, with the page cache; returns the port. */
  serve(): Promise<number>;
  isCached(address: string): boolean;
  /** Clears all caches, as an announced change does. Factories call it. */
  discard(): void;
};

/** Fixed until a test changes it; begins at `testStart`. */
export type TestClock = { now(): Date; set(at: string): void; advance(milliseconds: number): void };

/** Far from the ends of day, month and year. */
const testStart = "2026-06-17T10:00:00.000Z";

const nowhere: PublicNetwork = { resolve: async () => [], reach: (address) => address, port: 443 };

type Options = {
  env?: Record<string, string>;
  jobs?: readonly JobDefinition<object>[];
  internet?: PublicNetwork;
  openDatabase?: (log: Log) => Promise<OpenDatabase>;
};

/** Call once at the top of a test file. A logged error, such as a field outside the contract, fails its test. */
export async function startTestApp({
  env = {},
  jobs = [],
  internet = nowhere,
  openDatabase,
}: Options = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), "umshado-test-"));
  const log = listeningLog();
  const config = readConfig({
    DATA_DIR: folder,
    PUBLIC_URL: "https://umshado.test",
    DEMO: "off",
    ADMIN_SECOND_FACTOR: "off",
    MAIL_FROM: "Umshado <hello@umshado.example>",
    TRUST_PROXY: "1",
    ...env,
  });
  const database = await (openDatabase ?? ((to) => openTestDatabase(inject("testDatabase"), to)))(log);
  const queue = await openJobs(database, [...new Set([...jobDefinitions, ...jobs])], log, 2);
  const clock = testClock();
  const cache = openMemory();
  const live = new LiveStreams();
  const pageCache = openPageCache();
  await invalidateCaches(database, [cache, pageCache]);
  const storage = await openStorage(config);
  const pictures = cacheCards(config, openPictureWorkerPool({ log, rest_seconds: 2 }), log);
  const keyedHash = await openKeyedHash(database.db, config);
  const world = { database, jobs: queue, storage, pictures, internet, cache, live, keyedHash, clock: clock.now, log };
  const runtime: Runtime = { config, demo: false, ...world };
  await notifyStreams(runtime);
  const app = createServer(runtime);
  const findSharedRead = findSharedReads(listCalls(), {});

  afterEach(() => {
    expect(log.expectErrors()).toEqual([]);
  });
  afterAll(async () => {
    await queue.stop();
    pictures.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const request: TestApp["request"] = async (path, options = {}) => app.request(path, initOf(options));
  const call = async (path: string, options?: RequestOptions) => {
    const response = await request(path, options);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? null : (JSON.parse(text) as unknown),
    };
  };
  return {
    runtime,
    ctx: (actor = visitor) => contextOf(runtime, actor),
    request,
    call: call as TestApp["call"],
    clock,
    log,
    mailbox: openMailbox(join(folder, "outbox")),
    pageCache,
    serve: () => {
      const listener = createRequestListener(app, { pageCache, findSharedRead }, config, log);
      return serve(observeRequests(listener, routeNamer(listCalls(), {}), { isBehindProxy: true }));
    },
    isCached: (address) => pageCache.has(findSharedRead(address)?.key ?? ""),
    discard() {
      cache.clear();
      pageCache.clear();
    },
  };
}

async function serve(listener: RequestListener): Promise<number> {
  const server = createHttpServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  });
  return (server.address() as AddressInfo).port;
}

function initOf({ method, token, body, headers = {}, address = "203.0.113.7" }: RequestOptions): RequestInit {
  const isForm = body instanceof FormData;
  const content = body === undefined || typeof body === "string" || isForm ? body : JSON.stringify(body);
  return {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      "x-forwarded-for": address,
      ...(body !== undefined && !isForm && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(content !== undefined && { body: content }),
  };
}

function testClock(): TestClock {
  let time = Date.parse(testStart);
  return {
    now: () => new Date(time),
    set(at) {
      time = Date.parse(at);
    },
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
