import { Agent } from "node:http";
import type { Engine } from "./catalogue.ts";
import type { Product } from "./product.ts";
import { atMost, shown, type Finding } from "./report.ts";
import { median, percentile } from "./statistics.ts";
import { askWell, type Answer } from "./walk.ts";

const ratio_max = 1.5;
const rounds = 60;
const warming_rounds = 20;

export const inboxColumns = ["engine", "call", "small p50 ms", "large p50 ms", "ratio", "small p99", "large p99"];

/** What an inbox asks: the first page of the whole and of a folder, further pages that both inboxes have, and what stands beside the folders. */
const calls = [
  ["first page", "/api/conversations"],
  ["a folder's first page", "/api/conversations?folder=theirs"],
  ["third page", "/api/conversations?page=3"],
  ["counts of the folders", "/api/conversations/counts"],
] as const;

/** Compares the calls of a large inbox with those of a small one, in turns. Nobody's own answers are ever cached. */
export async function compareInboxes(
  { origin }: Product,
  engine: Engine,
  tokens: readonly [small: string, large: string],
): Promise<{ rows: string[][]; findings: Finding[] }> {
  const agent = new Agent({ keepAlive: true });
  const rows: string[][] = [];
  const findings: Finding[] = [];
  for (const [name, path] of calls) {
    const taken = await askInTurns(tokens, (token) =>
      askWell(origin + path, agent, { authorization: `Bearer ${token}` }),
    );
    const ratio = median(taken[1]) / median(taken[0]);
    const p99 = taken.map((values) => shown(percentile(values, 0.99)));
    rows.push([engine, name, ...taken.map((values) => shown(median(values))), shown(ratio), ...p99]);
    findings.push(atMost(`inbox of 10 000 conversations against 100, ${name}, ${engine}: p50`, ratio, ratio_max, "×"));
  }
  agent.destroy();
  return { rows, findings };
}

/** The milliseconds of each round for each of the two; the first rounds have the process compile and the database plan. */
export async function askInTurns<Asked>(
  asked: readonly [Asked, Asked],
  ask: (asked: Asked) => Promise<Answer>,
): Promise<[number[], number[]]> {
  const taken: [number[], number[]] = [[], []];
  for (let round = 0; round < warming_rounds + rounds; round += 1) {
    const [small, large] = [await ask(asked[0]), await ask(asked[1])];
    if (round < warming_rounds) continue;
    taken[0].push(small.milliseconds);
    taken[1].push(large.milliseconds);
  }
  return taken;
}
