import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { shown } from "./report.ts";

/** One line about the machine and what else it is doing: numbers without it mean little. */
export function describeMachine(): string {
  const [load = 0] = loadavg();
  const processor = cpus()[0]?.model.trim() ?? "unknown processor";
  return `${new Date().toISOString().slice(0, 10)} · ${availableParallelism()} × ${processor} · ${shown(totalmem() / 1e9)} GB · Node ${process.versions.node} · load ${shown(load)}`;
}
