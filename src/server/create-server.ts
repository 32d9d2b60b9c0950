import { extname } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type Context as HonoContext } from "hono";
import { except } from "hono/combine";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { href } from "react-router";
import * as limits from "../contract/limits.ts";
import type { Call } from "../contract/route.ts";
import { readBearerToken } from "../features/accounts/rules.ts";
import { identifyActor } from "../features/accounts/sessions/identify-actor.ts";
import { answerFeed } from "../features/calendars/feeds/answer-feed.ts";
import { tallySecurityEvent } from "../features/security/tally-event.ts";
import type { Config } from "../platform/config.ts";
import { contextOf, type Runtime } from "../platform/context.ts";
import { clientAddress } from "../platform/http/client-address.ts";
import { errorResponse, failureResponse } from "../platform/http/error-answer.ts";
import { limitBody } from "../platform/http/limit-body.ts";
import { type PostedForm, retryAfterSeconds } from "../platform/http/page.ts";
import { uploadFolderOf } from "../platform/http/receive-files.ts";
import { createRouter, type RequestMeta } from "../platform/http/router.ts";
import { answerPolicy, securityHeaders } from "../platform/http/security.ts";
import { serveMedia } from "../platform/http/serve-media.ts";
import type { Log } from "../platform/log.ts";
import { presentHosts } from "../platform/network/hosts.ts";
import { chooseRequestId, currentRequestId, onBehalfOf, requestIdHeader } from "../platform/network/request-id.ts";
import { serveMediaAt } from "../platform/storage/media-address.ts";
import { answerBadge } from "./badge/answer-badge.ts";
import { mountCrawlerFiles } from "./found/mount-crawler-files.ts";
import { mountApiReference } from "./http/api-reference.ts";
import { canonicalAddress } from "./http/canonical-address.ts";
import { deviceJar, handoffJar } from "./http/hidden-cookies.ts";
import { mountEvents } from "./http/mount-events.ts";
import { mountOneClick } from "./http/mount-one-click.ts";
import { mountSocialSignIn } from "./http/mount-social-sign-in.ts";
import { mountPostedEnquiry } from "./http/post-enquiry.ts";
import { refusedAs } from "./http/refused-as.ts";
import { registerCalls } from "./http/register-calls.ts";
import { renderPage, type PageHandler } from "./render-page.ts";

const day = "public, max-age=86400";
const forever = "public, max-age=31536000, immutable";

/** Files in `/assets/` have hashed names and are cached for ever, others for a day. */
function mountStaticFiles(app: Hono, folder: string, always: Record<string, string>): void {
  const serve = serveStatic({ root: folder, precompressed: true });
  app.get("*", async (c, next) => {
    const { path } = c.req;
    if (extname(path) === "" || path.includes("/.") || /^\/(?:api|media)\//.test(path)) return next();
    const result = await serve(c, next);
    if (!(result instanceof Response)) return undefined;
    const headers = {
      ...always,
      "cache-control": path.startsWith("/assets/") ? forever : day,
      vary: "accept-encoding",
    };
    for (const [name, value] of Object.entries(headers)) result.headers.set(name, value);
    return result;
  });
}

export type ServerOptions = {
  /** Absent where only the API is served, as in most tests. */
  pages?: PageHandler;
  clientFolder?: string;
  developing?: boolean;
};

type Bindings = { incoming?: { socket: { remoteAddress?: string } } };

const keyShape = /^[\x21-\x7e]{1,200}$/;

/** Needs no socket: `fetch` maps a Request to a Response. */
export function createServer(runtime: Runtime, options: ServerOptions = {}): Hono {
  const { pages, clientFolder, developing = false } = options;
  const { config, log } = runtime;
  const app = new Hono();
  const always = { ...securityHeaders(config), "content-security-policy": answerPolicy };
  const headers = Object.entries(always);

  if (clientFolder !== undefined) mountStaticFiles(app, clientFolder, always);
  app.use(compress());
  app.use((c, next) => withRequestId(c, config.trustProxy, next));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    // X-Frame-Options can't allow every origin, so such answers go without it.
    if (c.res.headers.get("content-security-policy")?.endsWith("frame-ancestors *"))
      c.res.headers.delete("x-frame-options");
  });
  mountHealth(app, runtime);
  mountSocialSignIn(app, runtime);
  mountOneClick(app, () => contextOf(runtime));
  mountApi(app, runtime);
  mountCrawlerFiles(app, () => contextOf(runtime));
  app.get("/badge/:file{.+\\.svg}", (c) =>
    answerBadge(contextOf(runtime), c.req.param("file").replace(/\.svg$/, ""), c.req.raw),
  );
  app.get("/calendar/:file{[^/]+\\.ics}", (c) =>
    answerFeed(contextOf(runtime), c.req.param("file").replace(/\.ics$/, ""), c.req.raw),
  );
  serveMediaAt(presentHosts(config).apiUrl ?? "");
  // Films are drawn on a canvas, which needs CORS.
  if (config.webOrigins.length > 0) app.use("/media/*", cors());
  app.get("/media/:name", (c) => serveMedia(runtime.storage, c.req.raw, c.req.param("name"), log));
  // an old address of the admin panel [visitors-2]; not a page, so that browsers don't load its route
  app.get(`${href("/admin")}/badges`, (c) => c.redirect(href("/admin")));
  if (pages) {
    const show = (request: Request, more: { posted?: PostedForm } = {}) =>
      renderPage(pages, { config, developing, context: contextOf(runtime), ...more }, request);
    mountPostedEnquiry(app, config, (request, posted) => show(request, { posted }));
    app.get("*", (c, next) => {
      const canonical = canonicalAddress(new URL(c.req.url));
      return canonical === undefined ? next() : Promise.resolve(c.redirect(canonical, 301));
    });
    app.all("*", (c) => show(c.req.raw));
  }
  app.notFound((c) =>
    c.req.path.startsWith("/api/") ? errorResponse("not_found") : c.text("There is nothing at this address.", 404),
  );
  app.onError((cause, c) => failureResponse(cause, log, c.req.path));
  return app;
}

/** Keeps the request id of a trusted proxy. */
function withRequestId(c: HonoContext, trustProxy: number, next: () => Promise<void>): Promise<void> {
  const id = currentRequestId() ?? chooseRequestId(c.req.header(requestIdHeader), trustProxy);
  return onBehalfOf(id, async () => {
    await next();
    c.res.headers.set(requestIdHeader, id);
  });
}

/** `/healthz`: the process serves. `/readyz`: the database and the queue answer too [running-3]. */
function mountHealth(app: Hono, { database, jobs, log }: Runtime): void {
  for (const path of ["/healthz", "/readyz"])
    app.use(path, async (c, next) => {
      await next();
      c.res.headers.set("cache-control", "no-store");
    });
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    try {
      await within(2_000, Promise.all([database.ping(), jobs.ping()]));
      return c.json({ status: "ready" });
    } catch (cause) {
      log.warn("not ready", { message: cause instanceof Error ? cause.message : String(cause) });
      const answer = errorResponse("unavailable");
      answer.headers.set("retry-after", String(retryAfterSeconds));
      return answer;
    }
  });
}

async function within(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), milliseconds);
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function mountApi(app: Hono, runtime: Runtime): void {
  const { config, log } = runtime;
  const calls: Call[] = [];
  if (config.webOrigins.length > 0)
    app.use(
      "/api/*",
      cors({
        origin: config.webOrigins,
        credentials: true,
        allowHeaders: ["authorization", "content-type", "conversation-token", "idempotency-key"],
        exposeHeaders: ["retry-after", requestIdHeader],
        // browsers cap this at two hours
        maxAge: 7_200,
      }),
    );
  const meta = metaReader(config, log);
  mountEvents(app, runtime, meta);
  const limitJson = limitBody(limits.json_body_bytes_max, () => errorResponse("too_large"));
  // Form bodies are limited while they arrive; other calls never read one.
  app.use("/api/*", except(bringsForm, limitJson));
  const router = createRouter({
    app,
    calls,
    identify: (request) => identifyActor(contextOf(runtime), request.headers.get("authorization")),
    contextFor: (actor) => contextOf(runtime, actor),
    meta,
    onRefusal(ctx, { call, code, address }) {
      tallySecurityEvent(ctx, { ...refusedAs(code), address, detail: call.name });
    },
    uploadFolder: uploadFolderOf(config.dataDir),
    log,
  });
  registerCalls(router);
  mountApiReference(app, calls, config);
  refuseOtherMethods(app, calls);
  app.all("/api/*", () => errorResponse("not_found"));
}

function bringsForm(c: HonoContext): boolean {
  return /^multipart\/form-data\b/i.test(c.req.header("content-type") ?? "");
}

/** A known path with another method gets a 405 with `Allow`. */
function refuseOtherMethods(app: Hono, calls: readonly Call[]): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of calls) {
    const existing = methods.get(path) ?? new Set();
    methods.set(path, existing.add(method.toUpperCase()));
  }
  for (const [path, allowed] of methods) {
    app.all(path.replaceAll(/\{(\w+)\}/g, ":$1"), () => {
      const answer = errorResponse("method_not_allowed");
      answer.headers.set("allow", [...allowed].join(", "));
      return answer;
    });
  }
}

/** Warns once about proxy headers without TRUST_PROXY: all callers would share one limit [running-2]. */
function metaReader(config: Config, log: Log): (c: HonoContext) => RequestMeta {
  const { trustProxy } = config;
  const [jar, handoffs] = [deviceJar(config.apiUrl), handoffJar(config)];
  let hasWarned = trustProxy > 0;
  return (c) => {
    const socket = (c.env as Bindings | undefined)?.incoming?.socket;
    const key = c.req.header("idempotency-key");
    const forwardedFor = c.req.header("x-forwarded-for");
    if (!hasWarned && forwardedFor !== undefined) {
      hasWarned = true;
      log.warn(
        "X-Forwarded-For is ignored: behind proxies set TRUST_PROXY to their number, or limits treat all visitors as one",
      );
    }
    return {
      address: clientAddress(socket?.remoteAddress, forwardedFor, trustProxy),
      idempotencyKey: key !== undefined && keyShape.test(key) ? key : undefined,
      userAgent: c.req.header("user-agent"),
      bearerToken: readBearerToken(c.req.header("authorization") ?? null),
      linkToken: c.req.header("conversation-token"),
      device: jar(c),
      handoff: handoffs(c),
    };
  };
}
