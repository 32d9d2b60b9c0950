import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type EntryContext } from "react-router";
import { unexpectedPage } from "./platform/http/page.ts";
import { scriptMark } from "./platform/http/script-mark.ts";
import { standardLog } from "./platform/log.ts";

/** Renders a page whole: every page is kept and compressed as one piece, so nothing is gained by streaming it. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const body = new PassThrough();
  const rendered = buffer(body);
  const faults: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={scriptMark} />, {
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
  for (const cause of faults) logError("page rendering", cause, request);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(new Uint8Array(await rendered), { status: faults.length > 0 ? 500 : status, headers });
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
