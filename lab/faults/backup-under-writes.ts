import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { fileNamesOf } from "../../src/platform/pictures/pictures.ts";
import { countResults, describeLost, evaluate, type Fault, type Outcome } from "./report.ts";
import { openWorld, type Requested, type World } from "./world.ts";
import { beginWriting, type Writing } from "./writing.ts";

const run = promisify(execFile);

/** Rows whose counterpart is missing, by name. A consistent site has none. */
const halves = {
  "enquiries without a conversation":
    "select r.id from enquiry_recipient r left join conversation c on c.id = r.id where c.id is null",
  "conversations that count other messages than they have": `select c.id from conversation c
    where c.last_position <> coalesce((select max(m.position) from message m where m.conversation_id = c.id), 0)`,
  "enquiries without an email": `select r.id from enquiry_recipient r
    where not exists (select from outgoing_email l where l.subject_id = r.id)`,
  "emails that wait and nobody sends": `select l.id from outgoing_email l where l.state = 'waiting' and not exists
    (select from jobs.job j where j.state in ('created', 'retry', 'active') and j.data::text like '%' || l.id || '%')`,
  "published businesses that no list has": `select p.id from provider p
    where p.is_published and not exists (select from listing l where l.provider_id = p.id)`,
  "pictures of files that are swept": `select m.id from media m join stored_file f on f.hash = m.file_hash
    where f.check_at is not null`,
};

/** Its file, and the acknowledged counts before it began. */
type Made = { file: string; mark: number[] };

/** Makes backups during writes, restores each and checks it. */
function backupUnderWrites(engine: Requested["engine"]): Fault {
  return {
    name: `backup-under-writes-${engine}`,
    title: `backups while everybody writes, ${engine === "server" ? "on PostgreSQL" : "on the embedded database"}`,
    async run({ quick }) {
      const world = await openWorld({ engine });
      await world.start();
      const writing = await beginWriting(world, quick ? 1 : 3);
      const made: Made[] = [];
      await writing.during(async () => {
        while (writing.mark().includes(0)) await pause(100);
        for (let number = 1; number <= (quick ? 1 : 4); number += 1) {
          await pause(2_000);
          const mark = writing.mark();
          const file = join(world.folder, `${number}.backup`);
          await command("backup", world, file, "--verify");
          made.push({ file, mark });
        }
      });
      await writing.finish();
      const restored: Outcome[] = [];
      for (const each of made) restored.push(await lookThrough(world, writing, each));
      const evaluated = await evaluate(world, writing, `${made.length} backups, each restored and looked through`);
      return restored.reduce(together, evaluated);
    },
  };
}

async function command(name: "backup" | "restore", { env }: Pick<World, "env">, ...args: string[]): Promise<void> {
  // removes this site's own settings
  const { DATABASE_URL: _url, DATA_DIR: _folder, ...machine } = process.env;
  await run(process.execPath, ["scripts/umshado.mjs", name, ...args], { env: { ...machine, ...env } });
}

let databases = 0;

/** Restores a backup and checks that it has everything acknowledged before it began. */
async function lookThrough(world: World, writing: Writing, { file, mark }: Made): Promise<Outcome> {
  const { engine } = world;
  databases += 1;
  const database = `restored_${databases}`;
  if (world.cluster) await world.change(`create database ${database}`);
  const keptAt = world.cluster && Object.assign(new URL(world.cluster.url), { pathname: `/${database}` }).href;
  const other = await openWorld({ engine, ...(keptAt !== undefined && { keptAt }) });
  await command("restore", other, file);
  const wrong = await halvesOf(other);
  await other.start();
  const { url } = world;
  world.url = other.url;
  const result = await writing.look(mark).finally(() => (world.url = url));
  await other.stop();
  await other.close();
  const { acknowledged, lost, twice } = countResults(result);
  console.log(
    `  a backup: ${acknowledged} acknowledged before it, ${lost} lost, ${twice} twice, ${wrong.length} halves`,
  );
  return { tried: "", acknowledged, lost, twice, wrong: [...wrong, ...describeLost(result)] };
}

async function halvesOf(site: World): Promise<string[]> {
  const wrong: string[] = [];
  for (const [what, query] of Object.entries(halves)) {
    const result = await site.read(query);
    if (result.length > 0) wrong.push(`${result.length} ${what}`);
  }
  const there = new Set(await readdir(join(site.folder, "media")));
  const named = await site.read<Parameters<typeof fileNamesOf>[0]>("select * from stored_file where check_at is null");
  const missing = named.flatMap(fileNamesOf).filter((name) => !there.has(name));
  if (named.length === 0) wrong.push("no file at all");
  return missing.length === 0 ? wrong : [...wrong, `${missing.length} files that rows name are not there`];
}

/** Counts acknowledged writes once, and losses of any backup. */
function together(evaluated: Outcome, { lost, twice, wrong }: Outcome): Outcome {
  return {
    ...evaluated,
    lost: evaluated.lost + lost,
    twice: evaluated.twice + twice,
    wrong: [...evaluated.wrong, ...wrong],
  };
}

export const backupUnderWritesOnServer = backupUnderWrites("server");
export const backupUnderWritesOnEmbedded = backupUnderWrites("embedded");
