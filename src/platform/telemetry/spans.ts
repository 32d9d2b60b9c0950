/** What a span says besides its name: words and numbers from closed lists. */
export type Attributes = Record<string, string | number>;

type Kind = "server" | "client" | "consumer";

/** One piece of work of a trace that has begun. */
export type OpenSpan = {
  /** What it does is part of it. */
  run<T>(work: () => T): T;
  end(told?: { name?: string; attributes?: Attributes; hasFailed?: boolean }): void;
};

/** What makes traces of the work (traces.ts), where somebody collects them. */
export type Tracing = {
  begin(name: string, told: { kind: Kind; attributes?: Attributes; from?: string | undefined }): OpenSpan;
  /** The trace under way as it travels (W3C Trace Context), and its id. */
  current(): { traceparent: string; trace_id: string } | undefined;
};

let tracing: Tracing | null = null;

/** Has traces made from here on, or none. */
export function setTracing(made: Tracing | null): void {
  tracing = made;
}

/** Begins a piece of work of the trace under way, or of one that travelled here; null where nobody collects traces. */
export function beginSpan(...told: Parameters<Tracing["begin"]>): OpenSpan | null {
  return tracing?.begin(...told) ?? null;
}

/** Does work as a piece of the trace; what is thrown fails it. */
export async function inSpan<T>(
  name: string,
  told: Parameters<Tracing["begin"]>[1],
  work: () => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, told);
  if (!span) return work();
  let hasFailed = true;
  try {
    const answer = await span.run(work);
    hasFailed = false;
    return answer;
  } finally {
    span.end({ hasFailed });
  }
}

/** The trace under way, where there is one. */
export function currentTrace(): ReturnType<Tracing["current"]> {
  return tracing?.current();
}
