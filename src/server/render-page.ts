import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { earlyScript } from "../pages/frame/early-script.ts";
import { holdsToken, stripToken } from "../pages/frame/strip-token.ts";
import type { Config } from "../platform/config.ts";
import type { Context } from "../platform/context.ts";
import { applicationContext, postedForm, type PostedForm } from "../platform/http/page.ts";
import { withoutMark } from "../platform/http/script-mark.ts";
import { pagePolicy } from "../platform/http/security.ts";
import { feed_path } from "./found/feed.ts";

/** Renders a page: the page router's own handler. */
export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** The page router over a build of the pages. */
export function openPages(build: ServerBuild, mode: "production" | "development"): PageHandler {
  return createRequestHandler(build, mode);
}

/** Where feed readers find the feed: no page's script has to know it [visitors-32]. */
const feedLink = `<link rel="alternate" type="application/atom+xml" title="New businesses" href="${feed_path}">`;

type Surroundings = {
  config: Config;
  context: Context;
  developing: boolean;
  posted?: PostedForm | undefined;
};

/**
 * How long an answer may be kept: pages at the edge for a minute, and errors nowhere. Nothing may be shown stale while
 * it is asked for again: browsers would heed that too, and show a provider the list from before it published.
 */
const shared = "public, max-age=0, s-maxage=60";

/** Renders a page for everyone: its address is ours, and nothing that belongs to the caller is passed on. */
export async function renderPage(pages: PageHandler, surroundings: Surroundings, request: Request): Promise<Response> {
  const { config, context, posted } = surroundings;
  const { pathname, search, searchParams } = new URL(request.url);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response("This page only takes GET.", { status: 405, headers: { allow: "GET, HEAD" } });
  }
  const carrier = new RouterContextProvider();
  carrier.set(applicationContext, context);
  if (posted) carrier.set(postedForm, posted);
  const answer = await pages(new Request(config.publicUrl + pathname + search, { signal: request.signal }), carrier);
  return finish(answer, surroundings, holdsToken(searchParams));
}

/** The response as it leaves. */
async function finish(answer: Response, { config, developing }: Surroundings, isSecret: boolean): Promise<Response> {
  const { status } = answer;
  const headers = new Headers(answer.headers);
  if (isSecret) {
    // Nobody keeps the page, and no request made from it names where it came from [accounts-26].
    headers.set("cache-control", "no-store");
    headers.set("referrer-policy", "no-referrer");
  }
  if (!headers.has("cache-control")) headers.set("cache-control", status === 200 && !developing ? shared : "no-store");
  if (!headers.get("content-type")?.startsWith("text/html")) return new Response(answer.body, { status, headers });
  const html = await answer.text();
  const end = Math.max(html.indexOf("</head>"), 0);
  // Styles and pictures come before the scripts that the browser may run later (design 3).
  const head = html
    .slice(0, end)
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
    .replace("<head>", isSecret ? `<head><script>${stripToken}</script>` : "<head>");
  const page = head + feedLink + html.slice(end);
  headers.set(
    "content-security-policy",
    developing
      ? "frame-ancestors 'none'"
      : pagePolicy(page, isSecret ? [stripToken, earlyScript] : [earlyScript], config),
  );
  return new Response(withoutMark(page), { status, headers });
}
