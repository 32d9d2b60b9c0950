import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type EntryContext } from "react-router";
import { standardLog } from "./platform/log.ts";

/** Renders a page whole: every page is kept and compressed as one piece, so nothing is gained by streaming it. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const body = new PassThrough();
  const rendered = buffer(body);
  const faults: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Parts that were fetched late stand in their place too, not behind a script that some browsers never run.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        pipe(body);
        resolve();
      },
      onShellError: reject,
      onError: (cause) => void faults.push(cause),
    });
  });
  for (const cause of faults) standardLog.fault("page rendering", cause, { path: new URL(request.url).pathname });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(new Uint8Array(await rendered), { status: faults.length > 0 ? 500 : status, headers });
}

/** A loader's failure that is no answer of ours goes to the log, once, with its cause. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  standardLog.fault("page loader", error, { path: new URL(request.url).pathname });
}
