import type { IncomingMessage, RequestListener } from "node:http";
import { events_path } from "../contract/conversations/words.ts";
import { isObserved, tell } from "../platform/telemetry/signals.ts";
import { beginSpan } from "../platform/telemetry/spans.ts";
import type { NameRoute } from "./name-routes.ts";

/** Methods that are counted by their names. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** What proxies say of a caller that went before it was answered. */
const gone = 499;

/**
 * Tells of each request when its answer has left, or its caller, and makes a span of it where traces are collected; of the one that a proxy
 * began, where one stands in front. Where nobody observes it is handed on as it came.
 */
export function observeRequests(
  listener: RequestListener,
  nameRoute: NameRoute,
  { isBehindProxy }: { isBehindProxy: boolean },
): RequestListener {
  return (request, response) => {
    const { method = "", url = "" } = request;
    const span = beginSpan(method, { kind: "server", from: isBehindProxy ? travelled(request) : undefined });
    if (!span && !isObserved("request")) return listener(request, response);
    const begun = performance.now();
    response.once("close", () => {
      const mark = url.indexOf("?");
      const route = nameRoute(mark === -1 ? url : url.slice(0, mark));
      // it ends when its page goes
      const isStream = route === events_path && response.statusCode === 200;
      const status = response.writableFinished || isStream ? response.statusCode : gone;
      const known = methods.has(method) ? method : "other";
      const attributes = { "http.request.method": known, "http.route": route, "http.response.status_code": status };
      span?.end({ name: `${known} ${route}`, attributes, hasFailed: status >= 500 });
      const seconds = isStream ? null : (performance.now() - begun) / 1000;
      tell("request", { route, method: known, status, seconds });
    });
    if (span) span.run(() => listener(request, response));
    else listener(request, response);
  };
}

function travelled({ headers: { traceparent } }: IncomingMessage): string | undefined {
  return typeof traceparent === "string" ? traceparent : undefined;
}
