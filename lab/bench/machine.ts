import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { formatValue } from "./report.ts";

/** Describes the machine and its load, without which the numbers mean little. */
export function describeMachine(): string {
  const [load = 0] = loadavg();
  const processor = cpus()[0]?.model.trim() ?? "unknown processor";
  return `${new Date().toISOString().slice(0, 10)} · ${availableParallelism()} × ${processor} · ${formatValue(totalmem() / 1e9)} GB · Node ${process.versions.node} · load ${formatValue(load)}`;
}
