import { backupUnderWritesOnEmbedded, backupUnderWritesOnServer } from "./backup-under-writes.ts";
import { bucketAway } from "./bucket-away.ts";
import { clockSet } from "./clock.ts";
import { outOfConnections } from "./connections.ts";
import { databaseDown } from "./database-down.ts";
import { diskFullEmbedded, diskFullServer } from "./disk-full.ts";
import { failoverByPatroni } from "./failover-patroni.ts";
import { failover, failoverByHaproxy } from "./failover.ts";
import { killedOnEmbedded, killedOnServer } from "./killed.ts";
import { mailAway } from "./mail-away.ts";
import { migrationOnEmbedded, migrationOnServer } from "./migration.ts";
import { databaseSlow, halfLost } from "./network.ts";
import { pooler } from "./pooler.ts";
import type { Fault, Outcome } from "./report.ts";
import { outOfMemory, racingProcesses } from "./workers.ts";
import { closeEverything } from "./world.ts";

const all: readonly Fault[] = [
  databaseDown,
  databaseSlow,
  outOfConnections,
  failover,
  failoverByHaproxy,
  failoverByPatroni,
  pooler,
  mailAway,
  bucketAway,
  diskFullEmbedded,
  diskFullServer,
  halfLost,
  clockSet,
  racingProcesses,
  outOfMemory,
  migrationOnServer,
  migrationOnEmbedded,
  killedOnServer,
  killedOnEmbedded,
  backupUnderWritesOnServer,
  backupUnderWritesOnEmbedded,
];

type Options = Parameters<Fault["run"]>[0];

const usage = `Usage: npm run faults [-- --only=NAME] [--quick] [--kills=N]. Names: ${all.map(({ name }) => name).join(", ")}.`;

function readArguments(args: readonly string[]): { chosen: readonly Fault[]; options: Options } {
  const only = args.find((each) => each.startsWith("--only="))?.slice("--only=".length);
  const kills = args.find((each) => /^--kills=[1-9]\d{0,4}$/.test(each))?.slice("--kills=".length);
  const known = new Set(["--quick", `--only=${only}`, `--kills=${kills}`]);
  const others = args.filter((each) => !known.has(each));
  const chosen = only === undefined ? all : all.filter(({ name }) => only.split(",").includes(name));
  if (others.length > 0 || chosen.length === 0 || (only !== undefined && chosen.length < only.split(",").length)) {
    console.error(usage);
    process.exit(1);
  }
  return { chosen, options: { quick: args.includes("--quick"), ...(kills !== undefined && { kills: Number(kills) }) } };
}

async function tryFault(fault: Fault, options: Options): Promise<boolean> {
  console.log(`\n${fault.name}: ${fault.title}`);
  const began = performance.now();
  const outcome = await fault.run(options);
  if ("skipped" in outcome) {
    console.log(`  not tried: ${outcome.skipped}`);
    return true;
  }
  const { tried, acknowledged, lost, twice, wrong } = outcome satisfies Outcome;
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`  tried: ${tried} (${seconds} s)`);
  console.log(`  ${acknowledged} acknowledged, lost ${lost}, twice ${twice}`);
  for (const each of wrong) console.log(`  WRONG: ${each}`);
  return lost === 0 && twice === 0 && wrong.length === 0;
}

const { chosen, options } = readArguments(process.argv.slice(2));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void closeEverything().finally(() => process.exit(1)));
const failed: string[] = [];
for (const fault of chosen)
  try {
    if (!(await tryFault(fault, options))) failed.push(fault.name);
  } catch (cause) {
    console.error(cause);
    failed.push(fault.name);
  } finally {
    await closeEverything();
  }
console.log(failed.length === 0 ? "\nNothing that was acknowledged was lost." : `\nFailed: ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
