import { formatCount } from "../contract/format.ts";
import { endEverySession } from "../features/accounts/sessions/end-every-session.ts";
import { visitor } from "../platform/actor.ts";
import { readConfig } from "../platform/config.ts";
import { systemClock } from "../platform/jobs/clock.ts";
import { withDatabase } from "../server/open-database.ts";
import { exitWithMessage } from "./exit-with-message.ts";

async function main(): Promise<void> {
  const ended = await withDatabase(readConfig(process.env), (db) =>
    endEverySession({ actor: visitor, clock: systemClock, db }),
  );
  process.stdout.write(`${formatCount(ended, "session", "sessions")} ended: everybody has to sign in again.\n`);
}

main().catch(exitWithMessage);
