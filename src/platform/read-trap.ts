import type { Context } from "./context.ts";
import { announce, type Signals } from "./telemetry/signals.ts";

/** Autofill may fill it too, so the form is only treated with caution, counted and logged [enquiries-8]. */
export function isTrapFilled(
  { log }: Pick<Context, "log">,
  form: Signals["trap"]["form"],
  { extra_remarks }: { extra_remarks?: string | null | undefined },
): boolean {
  if ((extra_remarks ?? "").trim() === "") return false;
  announce("trap", { form });
  log.warn("trap filled", { form });
  return true;
}
