import { lazy, type ComponentType } from "react";
import { report } from "../../../ui/report.ts";

/**
 * A part of a page that is fetched where it is shown, so that whoever never sees it never carries it. Where it can't be
 * fetched, without a connection say, another stands in for it.
 */
export function fetchPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  standIn: ComponentType<Props> = () => null,
) {
  return lazy(async () => {
    try {
      return { default: await fetch() };
    } catch (cause) {
      report(cause);
      return { default: standIn };
    }
  });
}
