import { exitWithMessage } from "../commands/exit-with-message.ts";
import { readConfig, withdrawnSettings } from "../platform/config.ts";
import { standardLog as log } from "../platform/log.ts";
import { writeForOwnerOnly } from "../platform/storage/private-folder.ts";
import { serveSite } from "./serve-site.ts";

async function main(): Promise<void> {
  writeForOwnerOnly();
  process.on("uncaughtExceptionMonitor", (cause) => log.error("uncaught", cause));
  const config = readConfig(process.env);
  for (const why of withdrawnSettings(process.env)) log.warn("setting withdrawn", { why });
  await serveSite(config, log);
}

main().catch(exitWithMessage);
