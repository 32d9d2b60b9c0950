import { PassThrough } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { withLateScripts, withoutScripts } from "./platform/http/page-scripts.ts";
import { unexpectedPage } from "./platform/http/page.ts";
import { renderedDocument, splitDocument, type RenderedDocument } from "./platform/http/rendered-document.ts";
import { scriptMark } from "./platform/http/script-mark.ts";
import { standardLog } from "./platform/log.ts";
import { renderApart } from "./ui/set-apart.ts";

/** The pages that are whole and usable as they come: links, filters, pages of a list and what they say need no script. */
const whole = new Set([
  "app/web/home-page",
  "features/listings/web/browse-page",
  "features/listings/web/old-directory-page",
  "features/listings/web/place-page",
  "app/web/provider-page",
  "app/web/how-trust-works-page",
  "app/web/privacy-page",
  "app/web/terms-page",
  "app/web/provider-terms-page",
  "app/web/paia-page",
]);

/** The pages of whoever has no scripts, or not yet. */
const scriptless = new Set(["app/web/enquiry-page"]);

/** Renders a page whole: every page is kept and compressed as one piece, so nothing is gained by streaming it. Its text goes beside the answer (`renderedDocument`). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  carrier: RouterContextProvider,
) {
  const handed = context.serverHandoffStream && (await text(context.serverHandoffStream));
  const faults: unknown[] = [];
  const rendered =
    renderAtOnce(pageOf(context, handed, request)) ??
    (await renderWaiting(pageOf(context, handed, request), request, faults));
  for (const cause of faults) logError("page rendering", cause, request);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = context.staticHandlerContext.matches.at(-1)?.route.id ?? "";
  carrier.set(renderedDocument, withScripts(rendered, page));
  return new Response(null, { status: faults.length > 0 ? 500 : status, headers });
}

/** The page, with what it hands to its scripts read ahead, so that rendering waits for nothing. */
function pageOf(context: EntryContext, handed: string | undefined, { url }: Request): ReactElement {
  if (handed !== undefined) {
    const read = (done: boolean, value: string) => Object.assign(Promise.resolve(), { result: { done, value } });
    context.serverHandoffStream = new ReadableStream();
    context.renderMeta = { streamCache: { 0: read(false, handed), 1: read(true, "") } };
  }
  return <ServerRouter context={context} url={url} nonce={scriptMark} />;
}

/** What React writes for a part that waits for something or fails. */
const unfinished = "<!--$!-->";

/** A page rendered at once, without the cost of a stream; null where a part is not there yet or anything fails. */
function renderAtOnce(page: ReactElement): RenderedDocument | null {
  try {
    const { html, putBack } = renderApart(() => renderToString(page));
    if (html.includes(unfinished)) return null;
    const { head, ...rest } = splitDocument(html, putBack);
    return { head: `<!DOCTYPE html>${head}`, ...rest };
  } catch {
    // it fails again, and is told, where it is waited for
    return null;
  }
}

/** The same of a page with parts that are fetched first. What fails is noted. */
async function renderWaiting(page: ReactElement, request: Request, faults: unknown[]): Promise<RenderedDocument> {
  const body = new PassThrough();
  const rendered = buffer(body);
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce: scriptMark,
      // Parts that were fetched late stand in their place too, not behind a script that some browsers never run.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        pipe(body);
        resolve();
      },
      onShellError: (cause) => reject(tellFault(cause, request)),
      onError: (cause) => void faults.push(cause),
    });
  });
  return splitDocument((await rendered).toString("utf8"));
}

function withScripts(rendered: RenderedDocument, page: string): RenderedDocument {
  if (scriptless.has(page)) return withoutScripts(rendered);
  return whole.has(page) ? withLateScripts(rendered) : rendered;
}

/** What failed outside of our loaders goes to the log, once, with its cause. An answer of ours has its words already. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof Response) return;
  logError("page loader", error, request);
}

/** A page that can't be drawn becomes the error page, which is told the request's id. */
function tellFault(cause: unknown, request: Request): Response {
  logError("page rendering", cause, request);
  return Response.json(unexpectedPage(), { status: 500 });
}

function logError(event: string, cause: unknown, { url }: Request): void {
  standardLog.error(event, cause, { where: new URL(url).pathname });
}
