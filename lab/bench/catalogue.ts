import { cleanEnvironment, finished, startProgram } from "../harness/children.ts";
import type { Postgres } from "../harness/postgres.ts";
import { environmentOf, freshHome, type Home } from "../harness/product.ts";
import { formatValue } from "./report.ts";

export type Engine = "embedded" | "PostgreSQL";

let made = 0;

export async function makeCatalogue(
  engine: Engine,
  providers: number,
  postgres: Postgres | null,
  { hasInboxes = false } = {},
): Promise<Home> {
  const home = await freshHome(`${providers}`);
  if (engine === "PostgreSQL") {
    if (!postgres) throw new Error("There is no PostgreSQL to make a catalogue on.");
    home.databaseUrl = await postgres.createDatabase(`bench_${providers}_${(made += 1)}`);
  }
  const began = performance.now();
  const more = hasInboxes ? ["--inboxes"] : [];
  const args = ["lab/catalogue/main.ts", "--providers", String(providers), ...more];
  await finished(
    startProgram({ command: process.execPath, args, env: { ...cleanEnvironment(), ...environmentOf(home) } }),
  );
  console.log(
    `  ${formatValue(providers)} providers made on ${engine} in ${formatValue((performance.now() - began) / 1000)} s`,
  );
  return home;
}
