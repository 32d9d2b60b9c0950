import { contextOf, type Runtime } from "../../platform/context.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { notifyWatchers } from "./notify-watchers.ts";

const every_ms = 5_000;

export function startWatches(runtime: Runtime): () => Promise<void> {
  return repeatWork(runtime, { name: "notifying people who wait for a date", every_ms }, () =>
    notifyWatchers(contextOf(runtime)),
  );
}
