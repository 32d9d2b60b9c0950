import { Agent } from "node:http";
import type { Engine } from "./catalogue.ts";
import { askInTurns } from "./inboxes.ts";
import type { Product } from "./product.ts";
import { atMost, shown, type Finding } from "./report.ts";
import { median, percentile } from "./statistics.ts";
import { askWell } from "./walk.ts";

/** Of one call for all of them over one for one of them; and of twenty times as many quotes that are counted and summed. */
const ratios_max = { side_by_side: 5, figures: 2 } as const;

export const quoteColumns = ["engine", "call", "against", "it p50 ms", "this p50 ms", "ratio", "it p99", "this p99"];

/** Who asks: a couple, and two providers of which one sent many quotes and one few. */
type Askers = { couple: string; few: string; many: string };

/** Compares a couple's quotes side by side with one of them read whole, and the figures of a provider that sent many with those of one that sent few. */
export async function compareQuotes(
  { origin }: Product,
  engine: Engine,
  { couple, few, many }: Askers,
): Promise<{ rows: string[][]; findings: Finding[] }> {
  const agent = new Agent({ keepAlive: true });
  const one = await findQuote(origin, couple);
  const [compare, figures] = ["/api/quotes/compare", "/api/quotes/figures"];
  const pairs = [
    {
      name: "21 quotes side by side",
      other: "one of them",
      asked: [
        [couple, one],
        [couple, compare],
      ],
      most: ratios_max.side_by_side,
    },
    {
      name: "figures of 2 000 quotes",
      other: "of 100",
      asked: [
        [few, figures],
        [many, figures],
      ],
      most: ratios_max.figures,
    },
  ] as const;
  const rows: string[][] = [];
  const findings: Finding[] = [];
  for (const { name, other, asked, most } of pairs) {
    const taken = await askInTurns<readonly [string, string]>(asked, ([token, path]) =>
      askWell(origin + path, agent, { authorization: `Bearer ${token}` }),
    );
    const ratio = median(taken[1]) / median(taken[0]);
    const p99 = taken.map((values) => shown(percentile(values, 0.99)));
    rows.push([engine, name, other, ...taken.map((values) => shown(median(values))), shown(ratio), ...p99]);
    findings.push(atMost(`${name} against ${other}, ${engine}: p50`, ratio, most, "×"));
  }
  agent.destroy();
  return { rows, findings };
}

/** The address of a quote of a couple. */
async function findQuote(origin: string, token: string): Promise<string> {
  const list = await fetch(`${origin}/api/quotes`, { headers: { authorization: `Bearer ${token}` } });
  const { quotes } = (await list.json()) as { quotes: { id: string }[] };
  return `/api/quotes/${quotes[0]?.id ?? ""}`;
}
