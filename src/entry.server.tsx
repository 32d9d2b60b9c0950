import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type EntryContext } from "react-router";
import { withLateScripts } from "./platform/http/page-scripts.ts";
import { unexpectedPage } from "./platform/http/page.ts";
import { scriptMark } from "./platform/http/script-mark.ts";
import { standardLog } from "./platform/log.ts";

/** Renders a page whole: it is cached and compressed as one piece, so nothing is gained by streaming it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { html, causes } = await render(
    <ServerRouter context={context} url={request.url} nonce={scriptMark} />,
    request,
  );
  for (const cause of causes) logError("page rendering", cause, request);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(withLateScripts(html), { status: causes.length > 0 ? 500 : status, headers });
}

/** The HTML of a page, once everything in it is there, and what failed within its boundaries. */
async function render(page: ReactElement, request: Request): Promise<{ html: string; causes: unknown[] }> {
  const causes: unknown[] = [];
  const body = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce: scriptMark,
      // lazy parts stand in their place, not behind a script that some browsers never run
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        pipe(body);
        resolve();
      },
      onShellError: (cause) => reject(tellFault(cause, request)),
      onError: (cause) => void causes.push(cause),
    });
  });
  return { html: await text(body), causes };
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
