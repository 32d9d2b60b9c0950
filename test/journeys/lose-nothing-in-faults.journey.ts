import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { findPostgres } from "../../scripts/postgres-cluster.mjs";
import { expect, test } from "./journey.ts";

async function runFaults(args: readonly string[]) {
  const child = spawn(process.execPath, ["lab/faults/main.ts", ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode, out, errors };
}

test("acknowledged data is there after the database went away and came back, as the script that tries it reports", async () => {
  test.skip(findPostgres() === undefined, "needs a PostgreSQL server that can be ended");
  test.setTimeout(180_000);
  const { code, out, errors } = await runFaults(["--quick", "--only=database-gone"]);
  expect([errors, code]).toEqual(["", 0]);
  expect(out).toMatch(/\n {2}[1-9]\d+ acknowledged, lost 0, twice 0\n/);
});

test("an unknown fault is reported in one line", async () => {
  const { code, errors } = await runFaults(["--only=rain"]);
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^Usage: npm run faults \[-- --only=NAME\] \[--quick\] \[--kills=N\]\. Names: database-gone, .*\n$/,
  );
});
