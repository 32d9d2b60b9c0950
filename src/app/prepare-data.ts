import type { Writable } from "node:stream";
import { hasAccount } from "../features/accounts/check-account.ts";
import type { Runtime } from "../platform/context.ts";
import type { DemoLogin } from "./explain-start.ts";

/**
 * Fills an empty embedded database with the demo directory, unless DEMO says otherwise [running-9], and answers the
 * demo logins; null when this is no demo. A database once filled stays a demo at later starts. The filling is one
 * transaction: cut off by a crash, it begins again.
 */
export async function prepareData(runtime: Runtime, out: Writable): Promise<readonly DemoLogin[] | null> {
  const { config, database } = runtime;
  if (config.demo === false) return null;
  const { demoLogins, demoMarkerId, fillDemo } = await import("../../seed/fill-demo.ts");
  if (await hasAccount(database.db, demoMarkerId)) return demoLogins;
  const wanted = config.demo ?? database.kind === "embedded";
  if (!wanted || (await hasAccount(database.db))) return null;
  out.write("Filling the empty database with the demo directory …\n");
  await fillDemo(runtime, (line) => out.write(`  ${line}\n`));
  return demoLogins;
}
