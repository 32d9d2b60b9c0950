import { lazy, type ComponentType } from "react";
import { reportClientError } from "./report.ts";

/** Loads a component on first render; on failure shows the fallback. */
export function lazyComponent<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  standIn: ComponentType<Props> = () => null,
) {
  return lazy(async () => {
    try {
      return { default: await fetch() };
    } catch (cause) {
      reportClientError(cause);
      return { default: standIn };
    }
  });
}
