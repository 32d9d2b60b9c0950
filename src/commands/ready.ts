import { formatCount } from "../contract/format.ts";
import { listMissing } from "../contract/settings/list-missing.ts";
import { hasSuperAdmin } from "../features/providers/admin/promote-super-admin.ts";
import { readSettings } from "../features/settings/read-settings.ts";
import { findLastBackup, findLastCopy } from "../platform/backup/daily-backups.ts";
import { openMemory } from "../platform/cache.ts";
import { readConfig } from "../platform/config.ts";
import { evaluateReadiness } from "../server/evaluate-readiness.ts";
import { withDatabase } from "../server/open-database.ts";
import { hasDemoLogins } from "../server/void-demo.ts";
import { printLine, runCommand } from "./command-line.ts";

const usage = `npm run ready     lists what the site lacks before it opens to the public, and exits with code 1 if anything is missing:
                  empty legal settings, missing secrets, unsafe defaults, missing backups

With the embedded database stop the site first; with a server the site may be running.
`;

runCommand({ usage }, async () => {
  const config = readConfig(process.env);
  const { daily, bucket } = config.backups;
  const result = await withDatabase(config, async (db) => ({
    missing_settings: listMissing(await readSettings({ db, cache: openMemory() })).map(({ label }) => label),
    hasSuperAdmin: await hasSuperAdmin(db),
    hasDemoLogins: await hasDemoLogins(db),
  }));
  const last = daily ? await findLastBackup(daily.folder) : null;
  const lacking = evaluateReadiness({
    ...result,
    config,
    backed_up_ms: last === null ? null : Date.parse(last.made_at),
    copied_day: bucket ? await findLastCopy(bucket) : null,
    now_ms: Date.now(),
  });
  for (const sentence of lacking) printLine(`- ${sentence}`);
  if (lacking.length === 0) return printLine(`${config.publicUrl} is ready for the public.`);
  printLine(
    `${formatCount(lacking.length, "thing is", "things are")} missing before ${config.publicUrl} can open to the public.`,
  );
  process.exitCode = 1;
});
