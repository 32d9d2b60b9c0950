import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prepare } from "./prepare.mjs";
import { listFiles, root } from "./project.mjs";
import { run, toolPath } from "./run.mjs";
import * as sql from "./schema-sql.mjs";
import { Stop, runScript } from "./stop.mjs";

/** `npm run db:new -- --name words` makes a migration from the changes in `src/schema`. */
await runScript(async () => {
  const node = await prepare();
  const changed = sql.changedSources();
  const before = new Set(listFiles("migrations"));
  const newFile = (ending = ".sql") =>
    listFiles("migrations").find((path) => path.endsWith(ending) && !before.has(path));
  const path = join(root, [...before].findLast((each) => each.endsWith("_snapshot.json")) ?? "");
  const saved = readFileSync(path, "utf8");
  const snapshot = JSON.parse(saved);
  const taken = sql.takeColumns(snapshot, sql.retired_columns);
  writeFileSync(path, JSON.stringify(snapshot, null, 2));
  try {
    await generate(node, []);
    if (!newFile() && changed.length > 0) await generate(node, ["--custom"]);
  } finally {
    writeFileSync(path, saved);
  }
  const file = newFile();
  if (!file) return;
  appendFileSync(file, changed.map((source) => `\n${sql.statement_mark}\n${sql.asMigration(source)}`).join("\n"));
  const newer = join(root, newFile("_snapshot.json") ?? "");
  const made = JSON.parse(readFileSync(newer, "utf8"));
  sql.putColumns(made, taken);
  writeFileSync(newer, JSON.stringify(made, null, 2));
  rmSync(path);
  writeFileSync(sql.triggers_page, sql.writeTriggersPage());
});

/** @param {string} node @param {string[]} options */
async function generate(node, options) {
  const { code } = await run(node, [toolPath("drizzle-kit"), "generate", ...options, ...process.argv.slice(2)]);
  if (code !== 0) throw new Stop("No migration was made.");
}
