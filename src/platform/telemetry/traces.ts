import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from "@opentelemetry/sdk-trace";
import type { TraceSettings } from "../read-trace-settings.ts";
import { observe } from "./signals.ts";
import { tracer } from "./spans.ts";

const statement_length_max = 500;

/** Traces requests, queries, jobs and emails, sent by OTLP over HTTP [running-32]. Ending it sends the rest. */
export function openTraces(settings: TraceSettings): { end: () => Promise<void> } {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": settings.service }),
    sampler: samplerOf(settings),
    // the exporter reads its address, headers and timeouts from the environment
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  // queries outside a trace, such as the queue's polling, are not recorded
  const stop = observe("query", ({ statement, seconds, hasFailed }) => {
    if (!trace.getActiveSpan()) return;
    const span = tracer().startSpan(`query ${/^\W*(?:\/\*.*?\*\/)?\s*(\w+)/.exec(statement)?.[1] ?? ""}`.trim(), {
      kind: SpanKind.CLIENT,
      startTime: Date.now() - seconds * 1000,
      attributes: { "db.system.name": "postgresql", "db.query.text": statement.slice(0, statement_length_max) },
    });
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  return {
    async end() {
      stop();
      trace.disable();
      propagation.disable();
      await provider.shutdown();
      context.disable();
    },
  };
}

function samplerOf({ sampler, share }: TraceSettings): Sampler {
  const [, isParentBased, name] = /^(parentbased_)?(.*)$/.exec(sampler) ?? [];
  const rootSampler =
    name === "always_off"
      ? new AlwaysOffSampler()
      : name === "traceidratio"
        ? new TraceIdRatioBasedSampler(share)
        : new AlwaysOnSampler();
  return isParentBased === undefined ? rootSampler : new ParentBasedSampler({ root: rootSampler });
}
