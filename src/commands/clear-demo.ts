import { formatCount } from "../contract/format.ts";
import { readConfig } from "../platform/config.ts";
import { systemClock } from "../platform/jobs/clock.ts";
import { withDatabase } from "../server/open-database.ts";
import { voidDemo } from "../server/void-demo.ts";
import { exitWithMessage } from "./exit-with-message.ts";

async function main(): Promise<void> {
  const done = await withDatabase(readConfig(process.env), (db) => voidDemo({ db, clock: systemClock }));
  if (done === null) return void process.stdout.write("This database has no demo logins: nothing to clear.\n");
  const logins = `${formatCount(done.logins, "demo login", "demo logins")} disabled`;
  const businesses = `${formatCount(done.withdrawn, "made-up business", "made-up businesses")} removed from the lists`;
  process.stdout.write(
    `${logins}, ${businesses}. Add a super admin with SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD.\n`,
  );
}

main().catch(exitWithMessage);
