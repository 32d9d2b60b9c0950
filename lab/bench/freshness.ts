import { once } from "node:events";
import pg from "pg";
import type { Postgres } from "./postgres.ts";
import { freshHome, startProduct, type Product } from "./product.ts";
import { atMost, notMeasured, printHeading, printTable, shown, type Finding } from "./report.ts";
import { signIn } from "./sign-in.ts";
import { median, percentile } from "./statistics.ts";
import { askJson } from "./walk.ts";

const rounds = 100;
/** The super admin of a product that is started with these settings, whose site name changes. */
export const admin = { SUPER_ADMIN_EMAIL: "bench@umshado.example", SUPER_ADMIN_PASSWORD: "bench-passphrase-of-tides" };
const budget = "answers from before a change, by the process that acknowledged it";

type Settings = { site_name: { value: string } };

/**
 * Measures how long a change is not seen. Two processes serve one database: a setting is changed through one, and asked
 * for in both as soon as that is acknowledged. Beside it, how long a bare notification of the same server takes.
 */
export async function measureFreshness(postgres: Postgres | null): Promise<Finding[]> {
  printHeading(
    "Freshness",
    "Two processes on one PostgreSQL. From the acknowledgement by one until the other is asked and answers with the change, beside a bare NOTIFY from its sending until it is heard.",
  );
  if (!postgres) return [notMeasured(budget, "0", "No PostgreSQL is installed.")];
  const databaseUrl = await postgres.createDatabase("freshness");
  const writer = await startProduct({ ...(await freshHome("writer")), databaseUrl, env: admin });
  const reader = await startProduct({ ...(await freshHome("reader")), databaseUrl });
  const change = await nameChanger(writer);
  const bare = await measureNotify(databaseUrl);
  let stale = 0;
  const lags: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const name = `Umshado ${round}`;
    await Promise.all([readName(writer), readName(reader)]);
    await change(name);
    const acknowledged = performance.now();
    const [own, shownSince] = await Promise.all([readName(writer), untilNamed(reader, name)]);
    if (own !== name) stale += 1;
    lags.push(shownSince === null ? 0 : shownSince - acknowledged);
  }
  await Promise.all([writer.stop(), reader.stop()]);
  const ratio = (share: number) => shown(percentile(lags, share) / median(bare));
  printTable([
    ["", "p50", "p95", "most"],
    ["bare NOTIFY, ms", shown(median(bare)), shown(percentile(bare, 0.95)), shown(Math.max(...bare))],
    [
      "until the other process shows it, ms",
      shown(median(lags)),
      shown(percentile(lags, 0.95)),
      shown(Math.max(...lags)),
    ],
    ["the same over the bare p50", ratio(0.5), ratio(0.95), ratio(1)],
  ]);
  const note = `of ${rounds}; the other process answered so in ${lags.filter((lag) => lag > 0).length}`;
  return [atMost(budget, stale, 0, "", note)];
}

/** Signs the super admin in, and answers what gives the site another name: every page that shows it is made anew. */
export async function nameChanger({ origin }: Product): Promise<(site_name: string) => Promise<void>> {
  const login = { email: admin.SUPER_ADMIN_EMAIL, password: admin.SUPER_ADMIN_PASSWORD };
  const { token } = await signIn(origin, "auth", login);
  return async (site_name) => {
    await send(`${origin}/api/settings`, "PUT", { settings: { site_name } }, { authorization: `Bearer ${token}` });
  };
}

async function send(address: string, method: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(address, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function readName({ origin }: Product): Promise<string> {
  return (await askJson<Settings>(`${origin}/api/settings`)).site_name.value;
}

/** Asks until the name is there; answers when that question was asked, null where it was the first. */
async function untilNamed(product: Product, name: string): Promise<number | null> {
  for (let tries = 0; ; tries += 1) {
    const asked = performance.now();
    if ((await readName(product)) === name) return tries === 0 ? null : asked;
  }
}

async function measureNotify(connectionString: string): Promise<number[]> {
  const [ear, mouth] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
  await Promise.all([ear.connect(), mouth.connect()]);
  await ear.query("listen bench");
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const heard = once(ear, "notification");
    const began = performance.now();
    await Promise.all([heard, mouth.query("notify bench")]);
    taken.push(performance.now() - began);
  }
  await Promise.all([ear.end(), mouth.end()]);
  return taken;
}
