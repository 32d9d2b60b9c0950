import { formatCount } from "../contract/format.ts";
import { checkAllTrust } from "../features/providers/trust/recompute-trust.ts";
import { readConfig } from "../platform/config.ts";
import { withDatabase } from "../server/open-database.ts";
import { exitWithMessage } from "./exit-with-message.ts";

async function main(): Promise<void> {
  const { checked, mended } = await withDatabase(readConfig(process.env), (db) =>
    checkAllTrust({ clock: () => new Date() }, db),
  );
  const what = `${formatCount(checked, "provider", "providers")} checked`;
  process.stdout.write(`${what}, ${mended === 0 ? "none differed." : `${mended} differed and were corrected.`}\n`);
}

main().catch(exitWithMessage);
