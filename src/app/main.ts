import { readConfig, withdrawnSettings } from "../platform/config.ts";
import { ledProcess } from "../platform/led-process.ts";
import { standardLog as log } from "../platform/log.ts";
import { writeForOwnerOnly } from "../platform/private-folder.ts";
import { processesOf } from "../platform/share-machine.ts";
import { stopWithOneLine } from "./stop-with-one-line.ts";

/** The program: everything that `npm start` runs, in one process, or in several that one leads, which loads nothing of what serves. */
async function main(): Promise<void> {
  writeForOwnerOnly();
  process.on("uncaughtExceptionMonitor", (cause) => log.error("uncaught", cause));
  const config = readConfig(process.env);
  for (const why of withdrawnSettings(process.env)) log.warn("setting withdrawn", { why });
  const processes = processesOf(config);
  const led = ledProcess();
  if (led === null && processes > 1) {
    const { leadProcesses } = await import("./lead-processes.ts");
    return leadProcesses(config, processes, log);
  }
  if (processes < config.workers)
    log.warn("one process serves", { why: `WORKERS is ${config.workers}, but the embedded database belongs to one.` });
  const { serveSite } = await import("./serve-site.ts");
  await serveSite(config, led, log);
}

main().catch(stopWithOneLine);
