import { parseArgs } from "node:util";

/** What one run of the bench measures, and for how long. */
export type Options = {
  quick: boolean;
  /** The parts to run; empty means all of them. */
  only: readonly string[];
  /** The file to whose runs this one is added, and the file with whose runs it is compared. */
  save: string | null;
  compare: string | null;
  /** Rounds of each pair of product and bare server, interleaved; the median round counts. */
  warm_rounds: number;
  warm_round_seconds: number;
  /** How many requests a cold series has. */
  cold_requests: number;
  /** How many different addresses the memory is put under load with. */
  load_requests: number;
  /** How long writes are sent. */
  write_seconds: number;
  lighthouse_runs: number;
  /** Catalogue sizes of the list and search calls: the small and the large one. */
  list_sizes: readonly [small: number, large: number] | null;
};

const full = {
  warm_rounds: 7,
  warm_round_seconds: 2,
  cold_requests: 600,
  load_requests: 20_000,
  write_seconds: 30,
  lighthouse_runs: 3,
  list_sizes: [1_000, 100_000],
} as const;

/** Leaves out what takes minutes: Lighthouse and the catalogue of 100,000. */
const quick = {
  warm_rounds: 3,
  warm_round_seconds: 0.6,
  cold_requests: 200,
  load_requests: 1_200,
  write_seconds: 8,
  lighthouse_runs: 0,
  list_sizes: null,
} as const;

/** Reads `--quick`, `--only=part,part`, `--save FILE` and `--compare FILE`. Throws with the usage on anything else. */
export function readOptions(args: readonly string[], parts: readonly string[]): Options {
  const { quick: isQuick, only: parted, save = null, compare = null } = readArguments(args, parts);
  const only = parted?.split(",") ?? [];
  if (only.some((part) => !parts.includes(part))) throw new Error(usage(parts));
  return { quick: isQuick, only, save, compare, ...(isQuick ? quick : full) };
}

function readArguments(args: readonly string[], parts: readonly string[]) {
  const options = { save: { type: "string" }, compare: { type: "string" }, only: { type: "string" } } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...options, quick: { type: "boolean", default: false } },
    });
    return values;
  } catch {
    throw new Error(usage(parts));
  }
}

function usage(parts: readonly string[]): string {
  return `Usage: npm run bench -- [--quick] [--only=part,part] [--save FILE] [--compare FILE]\nParts: ${parts.join(", ")}`;
}
