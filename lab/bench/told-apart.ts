import { demoDirectory, demoLogins } from "../../seed/demo-directory.ts";
import type { Product } from "./product.ts";
import { atMost, printHeading, printTable, shown, type Finding } from "./report.ts";
import { median } from "./statistics.ts";

const ratio_max = 1.5;
const rounds = 20;
/** The first rounds have the process compile and the database plan. */
const warming_rounds = 5;

/** One answer's time for an email with an account and for one without, round by round in the same run. */
type Pair = { known: number; unknown: number };
type Ask = (email: string, address: string) => Promise<number>;

/** Measures whether the time of an answer tells who has an account. The product must believe one proxy: each round comes from an address of its own. */
export async function measureToldApart({ origin }: Product): Promise<Finding[]> {
  printHeading(
    "Emails with and without an account, by the time of the answer",
    `A wrong password and a request for a reset link, ${rounds} of each in turns: the slower median over the faster.`,
  );
  // The day decides only when things happened, not who there is.
  const known = demoDirectory("2026-06-17").providers.map(({ email }) => email);
  const signIn = await pairs(known, (email, address) =>
    post(origin, "/api/auth/login", 401, { email, password: `not-${demoLogins[0].password}` }, address),
  );
  const reset = await pairs(known, (email, address) =>
    post(origin, "/api/auth/forgot-password", 200, { email }, address),
  );
  printTable([["", "known ms", "unknown ms", "ratio"], rowOf("sign-in", signIn), rowOf("reset link", reset)]);
  return [
    atMost("refused sign-in, unknown email against known", ratioOf(signIn), ratio_max, "×"),
    atMost("request for a reset link, unknown email against known", ratioOf(reset), ratio_max, "×"),
  ];
}

async function pairs(emails: readonly string[], ask: Ask): Promise<Pair[]> {
  const taken: Pair[] = [];
  for (const [round, email] of emails.slice(0, warming_rounds + rounds).entries()) {
    const address = `198.51.100.${round}`;
    const known = await ask(email, address);
    taken.push({ known, unknown: await ask(`nobody-${round}@bench.example`, address) });
  }
  return taken.slice(warming_rounds);
}

async function post(origin: string, path: string, status: number, body: object, address: string): Promise<number> {
  const headers = { "content-type": "application/json", "x-forwarded-for": address };
  const began = performance.now();
  const answer = await fetch(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}.`);
  return performance.now() - began;
}

const medians = (taken: readonly Pair[]) => [
  median(taken.map(({ known }) => known)),
  median(taken.map(({ unknown }) => unknown)),
];

function ratioOf(taken: readonly Pair[]): number {
  return Math.max(...medians(taken)) / Math.min(...medians(taken));
}

function rowOf(name: string, taken: readonly Pair[]): string[] {
  return [name, ...medians(taken).map(shown), shown(ratioOf(taken))];
}
