import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { earlyScript } from "../pages/frame/early-script.ts";
import { containsToken, stripToken } from "../pages/frame/strip-token.ts";
import type { Config } from "../platform/config.ts";
import type { Context } from "../platform/context.ts";
import { applicationContext, postedForm, type PostedForm } from "../platform/http/page.ts";
import { withoutMark } from "../platform/http/script-mark.ts";
import { pagePolicy } from "../platform/http/security.ts";
import { feed_path } from "./found/feed.ts";

export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

export function openPages(build: ServerBuild, mode: "production" | "development"): PageHandler {
  return createRequestHandler(build, mode);
}

/** The link to the feed, added here so that pages need no code for it [visitors-32]. */
const feedLink = `<link rel="alternate" type="application/atom+xml" title="New businesses" href="${feed_path}">`;

type Surroundings = {
  config: Config;
  context: Context;
  developing: boolean;
  posted?: PostedForm | undefined;
};

/** No stale-while-revalidate: browsers would obey it and show an old list after publishing. */
const shared = "public, max-age=0, s-maxage=60";

export async function renderPage(pages: PageHandler, surroundings: Surroundings, request: Request): Promise<Response> {
  const { config, context, posted } = surroundings;
  const { pathname, search, searchParams } = new URL(request.url);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response("This page only takes GET.", { status: 405, headers: { allow: "GET, HEAD" } });
  }
  const carrier = new RouterContextProvider();
  carrier.set(applicationContext, context);
  if (posted) carrier.set(postedForm, posted);
  const referer = request.headers.get("referer");
  const headers = new Headers(referer === null ? {} : { referer });
  const rendered = new Request(config.publicUrl + pathname + search, { signal: request.signal, headers });
  const answer = await pages(rendered, carrier);
  return finish(answer, surroundings, containsToken(searchParams));
}

async function finish(answer: Response, { config, developing }: Surroundings, isSecret: boolean): Promise<Response> {
  const { status } = answer;
  const headers = new Headers(answer.headers);
  if (isSecret) {
    // The page's address holds a token: no caching and no referrer [accounts-26].
    headers.set("cache-control", "no-store");
    headers.set("referrer-policy", "no-referrer");
  }
  if (!headers.has("cache-control")) headers.set("cache-control", status === 200 && !developing ? shared : "no-store");
  if (!headers.get("content-type")?.startsWith("text/html")) return new Response(answer.body, { status, headers });
  const html = await answer.text();
  const end = Math.max(html.indexOf("</head>"), 0);
  // Styles and pictures come before deferred scripts.
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
