import { readConfig } from "../platform/config.ts";
import { openStorage } from "../platform/storage/open-storage.ts";
import { withDatabase } from "../server/open-database.ts";
import { printLine, runCommand } from "./command-line.ts";
import { exportSite } from "./export-site.ts";

const usage = `npm run export -- FOLDER     writes everything in open formats into a new folder: tables as JSON lines, the businesses as a
                             file that npm run import reads, all pictures and files, and a README.md that lists every column

With the embedded database stop the site first; with a server the site may be running. To restore a whole site, use npm run backup.
`;

const argument = "Name one new folder: npm run export -- FOLDER.";

runCommand({ usage, argument }, async (_values, folder) => {
  const config = readConfig(process.env);
  await withDatabase(config, async (db) => {
    const storage = await openStorage(config, { isReady: true });
    await exportSite(db, { config, storage, folder, printLine });
  });
});
