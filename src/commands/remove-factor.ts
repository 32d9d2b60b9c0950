import { parseArgs } from "node:util";
import { removeFactorsByEmail } from "../features/accounts/second-factor/remove-factors.ts";
import { deliverEmail } from "../features/emails/jobs.ts";
import { visitor } from "../platform/actor.ts";
import { readConfig } from "../platform/config.ts";
import { ConfigError } from "../platform/environment.ts";
import { systemClock } from "../platform/jobs/clock.ts";
import { openJobs } from "../platform/jobs/jobs.ts";
import { openKeyedHash } from "../platform/keyed-hash.ts";
import { standardLog as log } from "../platform/log.ts";
import { Refusal } from "../platform/refusal.ts";
import { withDatabase } from "../server/open-database.ts";
import { exitWithMessage } from "./exit-with-message.ts";

/** Super admins' too. The email about it is sent when the site runs. */
async function main(): Promise<void> {
  const [email, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (email === undefined || more.length > 0)
    throw new ConfigError("Name one email: npm run factor:remove -- EMAIL (of a provider or super admin).");
  const config = readConfig(process.env);
  const name = await withDatabase(config, async (db, database) => {
    const jobs = await openJobs(database, [deliverEmail], log);
    try {
      const keyedHash = await openKeyedHash(db, config);
      return await removeFactorsByEmail({ actor: visitor, clock: systemClock, db, jobs, keyedHash, log }, email);
    } catch (cause) {
      throw cause instanceof Refusal ? new ConfigError(`${email}: ${cause.message}`, { cause }) : cause;
    } finally {
      await jobs.stop();
    }
  });
  process.stdout.write(
    `${name} no longer has a second factor and is signed out everywhere. The owner is notified by email.\n`,
  );
}

main().catch(exitWithMessage);
