import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Context,
  type SpanKind,
  type Tracer,
} from "@opentelemetry/api";

/** Spans are discarded without a collector (traces.ts). */
export function tracer(): Tracer {
  return trace.getTracer("umshado");
}

/** The context of a `traceparent` (W3C Trace Context); the current one without. */
export function traceContextOf(traceparent: string | undefined): Context {
  return traceparent === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, { traceparent });
}

export function currentTrace(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

export async function inSpan<T>(
  name: string,
  { kind, from }: { kind: SpanKind; from?: string | undefined },
  work: () => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, { kind }, traceContextOf(from), async (span) => {
    try {
      return await work();
    } catch (cause) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw cause;
    } finally {
      span.end();
    }
  });
}
