import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type EntryContext } from "react-router";
import { withLateScripts } from "./platform/http/page-scripts.ts";
import { unexpectedPage } from "./platform/http/page.ts";
import { scriptMark } from "./platform/http/script-mark.ts";
import { standardLog } from "./platform/log.ts";

/** No streaming: the page is cached and compressed in one piece. */
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

async function render(page: ReactElement, request: Request): Promise<{ html: string; causes: unknown[] }> {
  const causes: unknown[] = [];
  const body = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce: scriptMark,
      // renders lazy parts inline, because some browsers never run the script
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        pipe(body);
        resolve();
      },
      onShellError: (cause) => reject(respondWithError(cause, request)),
      onError: (cause) => void causes.push(cause),
    });
  });
  return { html: await text(body), causes };
}

/** Logs failures outside our loaders; our own error responses need no log entry. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof Response) return;
  logError("page loader", error, request);
}

function respondWithError(cause: unknown, request: Request): Response {
  logError("page rendering", cause, request);
  return Response.json(unexpectedPage(), { status: 500 });
}

function logError(event: string, cause: unknown, { url }: Request): void {
  standardLog.error(event, cause, { where: new URL(url).pathname });
}
