import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prepare } from "./prepare.mjs";
import { listFiles, root } from "./project.mjs";
import { run, toolPath } from "./run.mjs";
import { asMigration, changedSources, statement_mark, triggers_page, writeTriggersPage } from "./schema-sql.mjs";
import { Stop, runScript } from "./stop.mjs";

/** `npm run db:new -- --name words` makes a migration from the changes in `src/schema`. */
await runScript(async () => {
  const node = await prepare();
  const changed = changedSources();
  const before = new Set(listFiles("migrations"));
  const newFile = (ending = ".sql") =>
    listFiles("migrations").find((path) => path.endsWith(ending) && !before.has(path));
  await generate(node, []);
  if (!newFile() && changed.length > 0) await generate(node, ["--custom"]);
  const file = newFile();
  if (!file) return;
  appendFileSync(file, changed.map((source) => `\n${statement_mark}\n${asMigration(source)}`).join("\n"));
  if (newFile("_snapshot.json"))
    for (const path of before) if (path.endsWith("_snapshot.json")) rmSync(join(root, path));
  writeFileSync(triggers_page, writeTriggersPage());
});

/** @param {string} node @param {string[]} options */
async function generate(node, options) {
  const { code } = await run(node, [toolPath("drizzle-kit"), "generate", ...options, ...process.argv.slice(2)]);
  if (code !== 0) throw new Stop("No migration was made.");
}
