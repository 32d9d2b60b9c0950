import type { Context } from "./context.ts";
import { tell, type Signals } from "./telemetry/signals.ts";

/**
 * Whether the field that people never see is filled in. A program may have done it or a browser's autofill, so nobody is turned away for it
 * [enquiries-8]: the form is treated with more caution, and the case is counted and logged.
 */
export function isTrapFilled(
  { log }: Pick<Context, "log">,
  form: Signals["trap"]["form"],
  { extra_remarks }: { extra_remarks?: string | null | undefined },
): boolean {
  if ((extra_remarks ?? "").trim() === "") return false;
  tell("trap", { form });
  log.warn("trap filled", { form });
  return true;
}
