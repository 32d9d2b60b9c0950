import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type SpanContext,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
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
import { setTracing, type Tracing } from "./spans.ts";

/** A statement is cut off here: what it asks is known by then. */
const statement_length_max = 500;
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

/**
 * Makes traces of requests, queries, queued work and emails, and sends them by OTLP over HTTP to where the standard variables
 * say [running-32], until it is ended, which sends what is left.
 */
export function openTraces(settings: TraceSettings): { end: () => Promise<void> } {
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": settings.service }),
    sampler: samplerOf(settings),
    // where to, with which headers and how patiently the exporter reads of the environment by itself
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer("umshado");
  const tracing: Tracing = {
    begin(name, { kind, attributes = {}, from }) {
      const parent = from === undefined ? context.active() : fromTravelled(from);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      const inside = trace.setSpan(parent, span);
      return {
        run: (work) => context.with(inside, work),
        end(told = {}) {
          if (told.name !== undefined) span.updateName(told.name);
          if (told.attributes) span.setAttributes(told.attributes);
          if (told.hasFailed === true) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    current() {
      const here = trace.getSpanContext(context.active());
      return here && { traceparent: asTravelled(here), trace_id: here.traceId };
    },
  };
  setTracing(tracing);
  // what is asked outside of a trace, as the queue does all the time, is nobody's
  const stop = observe("query", ({ statement, seconds, hasFailed }) => {
    if (!trace.getActiveSpan()) return;
    const span = tracer.startSpan(`query ${/^\W*(?:\/\*.*?\*\/)?\s*(\w+)/.exec(statement)?.[1] ?? ""}`.trim(), {
      kind: SpanKind.CLIENT,
      startTime: Date.now() - seconds * 1000,
      attributes: { "db.system.name": "postgresql", "db.query.text": statement.slice(0, statement_length_max) },
    });
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  return {
    async end() {
      setTracing(null);
      stop();
      await provider.shutdown();
      context.disable();
    },
  };
}

function samplerOf({ sampler, share }: TraceSettings): Sampler {
  const [, isParentBased, name] = /^(parentbased_)?(.*)$/.exec(sampler) ?? [];
  const own =
    name === "always_off"
      ? new AlwaysOffSampler()
      : name === "traceidratio"
        ? new TraceIdRatioBasedSampler(share)
        : new AlwaysOnSampler();
  return isParentBased === undefined ? own : new ParentBasedSampler({ root: own });
}

/** The form of W3C Trace Context. */
function asTravelled({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}

function fromTravelled(text: string): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text) ?? [];
  if (traceId === undefined || spanId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? "", 16) & 1;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
