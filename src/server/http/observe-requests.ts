import type { IncomingMessage, RequestListener } from "node:http";
import { context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { events_path } from "../../contract/conversations/calls.ts";
import { announce } from "../../platform/telemetry/signals.ts";
import { traceContextOf, tracer } from "../../platform/telemetry/spans.ts";
import type { NameRoute } from "./name-routes.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** The proxies' status for a caller that disconnected first. */
const client_closed_status = 499;

/** Called when the answer ends or the caller disconnects; the span continues the proxy's trace. */
export function observeRequests(
  listener: RequestListener,
  nameRoute: NameRoute,
  { isBehindProxy }: { isBehindProxy: boolean },
): RequestListener {
  return (request, response) => {
    const { method = "", url = "" } = request;
    const parent = traceContextOf(isBehindProxy ? travelled(request) : undefined);
    const span = tracer().startSpan(method, { kind: SpanKind.SERVER }, parent);
    const begun = performance.now();
    response.once("close", () => {
      const mark = url.indexOf("?");
      const route = nameRoute(mark === -1 ? url : url.slice(0, mark));
      const isStream = route === events_path && response.statusCode === 200;
      const status = response.writableFinished || isStream ? response.statusCode : client_closed_status;
      const known = methods.has(method) ? method : "other";
      const attributes = { "http.request.method": known, "http.route": route, "http.response.status_code": status };
      span.updateName(`${known} ${route}`).setAttributes(attributes);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      const seconds = isStream ? null : (performance.now() - begun) / 1000;
      announce("request", { route, method: known, status, seconds });
    });
    context.with(trace.setSpan(parent, span), () => listener(request, response));
  };
}

function travelled({ headers: { traceparent } }: IncomingMessage): string | undefined {
  return typeof traceparent === "string" ? traceparent : undefined;
}
