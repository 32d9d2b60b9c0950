import { spawn } from "node:child_process";
import { startCluster } from "./postgres-cluster.mjs";
import { prepare } from "./prepare.mjs";
import { Stop, runScript } from "./stop.mjs";

const usage = "Usage: node scripts/with-postgres.mjs [--as DATABASE_URL] -- command [arguments]";

/** The temporary server's address is in TEST_DATABASE_URL, or in the variable named by `--as`. */
await runScript(async () => {
  const { variable, command } = readArguments(process.argv.slice(2));
  await prepare();
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  let stopped = false;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.on(signal, () => {
      stopped = true;
      child?.kill(signal);
    });
  }
  process.exitCode = 1;
  const cluster = await startCluster();
  try {
    if (stopped) return;
    const [program = "", ...args] = command;
    child = spawn(program, args, { stdio: "inherit", env: { ...process.env, [variable]: cluster.url } });
    process.exitCode = await endOf(child);
  } finally {
    await cluster.remove();
  }
});

/** @param {string[]} args */
function readArguments(args) {
  const dashes = args.indexOf("--");
  const command = args.slice(dashes + 1);
  const [option, variable = "TEST_DATABASE_URL", ...rest] = args.slice(0, dashes);
  const isRight = dashes >= 0 && command.length > 0 && rest.length === 0 && (option === undefined || option === "--as");
  if (!isRight) throw new Stop(usage);
  return { variable, command };
}

/** @param {import("node:child_process").ChildProcess} child @returns {Promise<number>} */
function endOf(child) {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
