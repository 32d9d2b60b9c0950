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

/** Makes spans, of which nothing comes where nobody collects traces (traces.ts). */
export function tracer(): Tracer {
  return trace.getTracer("umshado");
}

/** Where a trace goes on that travelled here (W3C Trace Context); the one under way where none did. */
export function contextOf(traceparent: string | undefined): Context {
  return traceparent === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, { traceparent });
}

/** The trace under way as it travels, where there is one. */
export function currentTrace(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Does work as a piece of the trace; what is thrown fails it. */
export async function inSpan<T>(
  name: string,
  { kind, from }: { kind: SpanKind; from?: string | undefined },
  work: () => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, { kind }, contextOf(from), async (span) => {
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
