import pg from "pg";
import { findPostgres } from "../../scripts/postgres-cluster.mjs";
import { cleanEnvironment, collectOutput, endChild, startProgram, until } from "./children.ts";

export type Postgres = { version: string; createDatabase(name: string): Promise<string>; stop(): Promise<void> };

const start_seconds_max = 60;
/** Prints the server's address and keeps it running until killed. */
const holder =
  "process.stdout.write(process.env.BENCH_DATABASE_URL + '\\n'); process.stdin.resume(); setInterval(() => {}, 60000)";

/** Null where its programs are not installed. */
export async function startPostgres(): Promise<Postgres | null> {
  if (!findPostgres()) return null;
  const args = ["scripts/with-postgres.mjs", "--as", "BENCH_DATABASE_URL", "--", process.execPath, "-e", holder];
  const child = startProgram({ command: process.execPath, args, env: cleanEnvironment() });
  const printed = collectOutput(child);
  const address = () => /^postgres:\S+$/m.exec(printed())?.[0];
  const isThere = async () => {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start.\n${printed()}`);
    return address() !== undefined;
  };
  await until(isThere, start_seconds_max, () => `PostgreSQL did not start in ${start_seconds_max} s.\n${printed()}`);
  const url = address() ?? "";
  const admin = new pg.Client({ connectionString: url });
  // a failed run stops the server while this is open
  admin.on("error", () => undefined);
  await admin.connect();
  const { rows } = await admin.query<{ server_version: string }>("show server_version");
  return {
    version: rows[0]?.server_version ?? "",
    async createDatabase(name) {
      await admin.query(`create database ${admin.escapeIdentifier(name)}`);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    async stop() {
      await admin.end();
      await endChild(child);
    },
  };
}
