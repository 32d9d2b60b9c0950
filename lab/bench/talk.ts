import { demoLogins } from "../../seed/demo-directory.ts";
import { inboxCouple, inbox_couples, inboxes } from "../catalogue/fill-inboxes.ts";
import { makeCatalogue, type Engine } from "./catalogue.ts";
import { compareInboxes, inboxColumns } from "./inboxes.ts";
import type { Postgres } from "./postgres.ts";
import { startProduct } from "./product.ts";
import { compareQuotes, quoteColumns } from "./quotes.ts";
import { printHeading, printTable, type Finding } from "./report.ts";
import { signIn } from "./sign-in.ts";
import { measureStreams, streamColumns } from "./streams.ts";

const providers = 1_000;

/** Inboxes of different sizes with their quotes, and many open streams of one process, on each engine that is there. */
export async function measureTalk(postgres: Postgres | null): Promise<Finding[]> {
  const [small, large] = inboxes;
  printHeading(
    "Conversations",
    `Pages of an inbox of ${large.conversations} conversations and of one of ${small.conversations}, in turns, each asked anew; quotes side by side and figures of them; and a thousand streams of events that ${inbox_couples} couples hold open.`,
  );
  const tables = { inboxes: [inboxColumns], quotes: [quoteColumns], streams: [streamColumns] };
  const findings: Finding[] = [];
  const engines: readonly Engine[] = postgres ? ["PostgreSQL", "embedded"] : ["embedded"];
  for (const engine of engines) {
    const home = await makeCatalogue(engine, providers, postgres, { hasInboxes: true });
    const product = await startProduct({ ...home, env: { TRUST_PROXY: "1" } });
    const enter = async (kind: "auth" | "couples", email: string) =>
      (await signIn(product.origin, kind, { email, password: demoLogins[0].password })).token;
    const tokens = [await enter("auth", small.email), await enter("auth", large.email)] as const;
    const compared = await compareInboxes(product, engine, tokens);
    const couples = Array.from({ length: inbox_couples }, (_, number) => inboxCouple(number));
    const listeners: string[] = [];
    for (const email of couples) listeners.push(await enter("couples", email));
    const quotes = await compareQuotes(product, engine, {
      couple: listeners[0] ?? "",
      few: tokens[0],
      many: tokens[1],
    });
    const streams = await measureStreams(product, engine, {
      databaseUrl: home.databaseUrl,
      listeners,
      writer: tokens[1],
    });
    await product.stop();
    tables.inboxes.push(...compared.rows);
    tables.quotes.push(...quotes.rows);
    tables.streams.push(...streams.rows);
    findings.push(...compared.findings, ...quotes.findings, ...streams.findings);
  }
  printTable(tables.inboxes);
  printTable(tables.quotes);
  printTable(tables.streams);
  return findings;
}
