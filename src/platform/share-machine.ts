import { availableParallelism } from "node:os";
import type { Config } from "./config.ts";

/** As many processes as are asked for, or as the machine has processors; undefined where that can't be read. */
export function readWorkers(text: string): number | undefined {
  if (text.toLowerCase() === "auto") return Math.min(availableParallelism(), 64);
  return /^([1-9]|[1-5]\d|6[0-4])$/.test(text) ? Number(text) : undefined;
}

/** How many processes serve [running-20]: the embedded database belongs to one. */
export function processesOf({ workers, databaseUrl }: Pick<Config, "workers" | "databaseUrl">): number {
  return databaseUrl === undefined ? 1 : workers;
}

/** One process's part of what the machine allows, and at least so much. */
export function partOf(whole: number, processes: number, least = 1): number {
  return Math.max(least, Math.floor(whole / processes));
}

/** Connections to a server: what a process is best served with, and what those of all processes have together where they are many. */
const requests = { one_max: 10, all_max: 40, least: 3 } as const;
const jobs = { one_max: 4, all_max: 16, least: 2 } as const;

/** How many connections a process holds at most: for requests, and for its jobs. Three more listen. */
export function connectionsOf(processes: number): { requests: number; jobs: number } {
  const share = ({ one_max, all_max, least }: typeof requests | typeof jobs) =>
    Math.min(one_max, partOf(all_max, processes, least));
  return { requests: share(requests), jobs: share(jobs) };
}
