type Cause = { code?: unknown; message?: unknown; constraint?: unknown; detail?: string; cause?: unknown };

/** The error and its causes, outermost first. The queue reports errors as plain objects. */
export function causesOf(cause: unknown): Cause[] {
  return typeof cause === "object" && cause !== null ? [cause, ...causesOf((cause as Cause).cause)] : [];
}
