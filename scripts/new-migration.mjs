import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prepare } from "./prepare.mjs";
import { listFiles, root } from "./project.mjs";
import { run, toolPath } from "./run.mjs";
import {
  asMigration,
  changedSources,
  retired_columns,
  statement_mark,
  triggers_page,
  withColumnsOf,
  withoutColumns,
  writeTriggersPage,
} from "./schema-sql.mjs";
import { Stop, runScript } from "./stop.mjs";

/** `npm run db:new -- --name words` makes a migration from the changes in `src/schema`. */
await runScript(async () => {
  const node = await prepare();
  const changed = changedSources();
  const before = new Set(listFiles("migrations"));
  const newFile = (ending = ".sql") =>
    listFiles("migrations").find((path) => path.endsWith(ending) && !before.has(path));
  const snapshot = join(root, [...before].findLast((path) => path.endsWith("_snapshot.json")) ?? "");
  const saved = readFileSync(snapshot, "utf8");
  writeSnapshot(snapshot, withoutColumns(JSON.parse(saved), retired_columns));
  try {
    await generate(node, []);
    if (!newFile() && changed.length > 0) await generate(node, ["--custom"]);
  } finally {
    writeFileSync(snapshot, saved);
  }
  const file = newFile();
  if (!file) return;
  appendFileSync(file, changed.map((source) => `\n${statement_mark}\n${asMigration(source)}`).join("\n"));
  const newer = newFile("_snapshot.json");
  if (newer) {
    const made = JSON.parse(readFileSync(join(root, newer), "utf8"));
    writeSnapshot(join(root, newer), withColumnsOf(made, JSON.parse(saved), retired_columns));
    rmSync(snapshot);
  }
  writeFileSync(triggers_page, writeTriggersPage());
});

/** @param {string} node @param {string[]} options */
async function generate(node, options) {
  const { code } = await run(node, [toolPath("drizzle-kit"), "generate", ...options, ...process.argv.slice(2)]);
  if (code !== 0) throw new Stop("No migration was made.");
}

/** @param {string} path @param {object} snapshot */
function writeSnapshot(path, snapshot) {
  writeFileSync(path, JSON.stringify(snapshot, null, 2));
}
