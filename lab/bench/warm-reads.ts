import { once } from "node:events";
import { freePort } from "../../scripts/free-port.mjs";
import { choosePages } from "../../test/journeys/choose-pages.ts";
import { endChild, startModule } from "../harness/children.ts";
import type { Product } from "../harness/product.ts";
import type { BareAnswers } from "./bare-server.ts";
import type { LoadRequest, LoadRound } from "./load.ts";
import type { Finding, Options } from "./report.ts";
import { fetchOk } from "./walk.ts";

const connections = 16;
/** Written by node:http itself in both servers. */
const transport = new Set(["date", "connection", "keep-alive"]);

/** Cached reads, in turns with a bare `node:http` server that sends the same bytes. */
export async function measureWarmReads(product: Product, { runs, round_seconds }: Options): Promise<Finding[]> {
  const pages = Object.entries(await choosePages(product.origin));
  const bare = startModule("bench/bare-server.ts");
  const port = await freePort();
  const listening = once(bare, "message");
  const answers: BareAnswers["answers"] = {};
  for (const [, address] of pages) answers[address] = await copyAnswer(product.origin + address);
  bare.send({ port, answers } satisfies BareAnswers);
  await listening;
  const load = startModule("bench/load.ts");
  const perSecond = async (url: string): Promise<number> => {
    const answered = once(load, "message") as Promise<[LoadRound]>;
    load.send({ url, connections, seconds: round_seconds } satisfies LoadRequest);
    const [round] = await answered;
    if (round.failures > 0) throw new Error(`${round.failures} requests of ${url} failed under load.`);
    return round.per_second;
  };
  const findings: Finding[] = [];
  for (const [name, address] of pages) {
    const ratios: number[] = [];
    // the first round is a warm-up
    for (let run = -1; run < runs; run += 1) {
      const ratio =
        (await perSecond(product.origin + address)) / (await perSecond(`http://localhost:${port}${address}`));
      if (run >= 0) ratios.push(ratio);
    }
    findings.push({ what: `cached ${name} compared with a bare server`, unit: "×", least: 0.6, runs: ratios });
  }
  await Promise.all([endChild(load), endChild(bare)]);
  return findings;
}

async function copyAnswer(address: string) {
  const { status, headers, body } = await fetchOk(address);
  const saved = Object.entries(headers).filter(([name]) => !transport.has(name));
  return {
    status,
    headers: Object.fromEntries(saved.map(([name, value]) => [name, String(value)])),
    body: body.toString("base64"),
  };
}
