import { contextOf, type Runtime } from "../../platform/context.ts";
import { repeatWork } from "../../platform/repeat-work.ts";
import { tellWatchers } from "./tell-watchers.ts";

const every_ms = 5_000;

/** Tells couples which favourite is free again on their date, until it is stopped. Several processes may do it at once. */
export function startWatches(runtime: Runtime): () => Promise<void> {
  return repeatWork(runtime, { name: "telling who waits for a date", every_ms }, () =>
    tellWatchers(contextOf(runtime)),
  );
}
