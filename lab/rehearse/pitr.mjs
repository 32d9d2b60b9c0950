import { execFileSync } from "node:child_process";
import { appendFileSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";
import { findPostgres, serverUser, startCluster, withClient } from "../../scripts/postgres-cluster.mjs";
import { prepare } from "../../scripts/prepare.mjs";
import { root } from "../../scripts/project.mjs";
import { Stop, runScript } from "../../scripts/stop.mjs";

const wait_seconds_max = 60;

/** A write after the base backup, with the count after it. */
const write =
  "update provider set business_name = 'Written after the base backup' where id = (select min(id::text)::uuid from provider)";
const look = "select clock_timestamp()::text as instant, count(*)::int as count from provider";

/**
 * Rehearses docs/backups.md's point-in-time recovery: archive, base backup, writes, an accident, and a restore to the
 * moment before. Exits with 1 if a write is lost or the accident returns.
 */
await runScript(async () => {
  const node = await prepare();
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), "umshado-pitr-"));
  const [archive, base] = [join(folder, "archive"), join(folder, "base")];
  mkdirSync(archive);
  for (const path of [folder, archive]) if (user.uid !== undefined) chownSync(path, user.uid, user.gid ?? 0);
  const cluster = await startCluster({
    archive_mode: "on",
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  });
  try {
    console.log("A server with the demo, whose log is archived …");
    execFileSync(node, ["seed/main.ts"], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: cluster.url },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await cluster.order("alter role umshado replication");
    const programs = findPostgres() ?? "";
    const args = ["--pgdata", base, "--dbname", cluster.url, "--checkpoint=fast", "--wal-method=none"];
    execFileSync(join(programs, "pg_basebackup"), args, { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
    console.log("A base backup was made. Somebody writes, then everything is deleted by accident …");
    await makeRequest(cluster.url, write);
    const before = await makeRequest(cluster.url, look);
    await pause(1_500);
    await makeRequest(cluster.url, "truncate provider cascade");
    await archiveAll(cluster, archive);
    await cluster.stop();
    await goBack({
      programs,
      user,
      folder,
      base,
      archive,
      url: cluster.url,
      instant: before.instant,
      expected: before.count,
    });
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** @param {string} url @param {string} statement @returns {Promise<any>} */
async function makeRequest(url, statement) {
  let result;
  await withClient(url, async (client) => {
    result = (await client.query(statement)).rows[0];
  });
  return result;
}

/**
 * Archives everything written so far.
 * @param {import("../../scripts/postgres-cluster.mjs").Cluster} cluster @param {string} archive
 */
async function archiveAll(cluster, archive) {
  await cluster.order("alter role umshado superuser");
  const { name } = await makeRequest(cluster.url, "select pg_walfile_name(pg_current_wal_insert_lsn()) as name");
  await cluster.order("select pg_switch_wal()");
  for (let waited = 0; waited < wait_seconds_max; waited += 1) {
    const { last } = await makeRequest(cluster.url, "select last_archived_wal as last from pg_stat_archiver");
    if (last >= name) return;
    await pause(1_000);
  }
  throw new Stop(`The log did not come to ${archive} within ${wait_seconds_max} seconds.`);
}

/**
 * @param {{
 *   programs: string, user: { uid?: number, gid?: number }, folder: string, base: string, archive: string,
 *   url: string, instant: string, expected: number
 * }} to
 */
async function goBack({ programs, user, folder, base, archive, url, instant, expected }) {
  const begun = performance.now();
  const restored = join(folder, "restored");
  cpSync(base, restored, { recursive: true });
  appendFileSync(
    join(restored, "postgresql.auto.conf"),
    [
      `restore_command = 'cp ${archive}/%f %p'`,
      `recovery_target_time = '${instant}'`,
      "recovery_target_action = 'promote'",
      "archive_mode = off",
      "",
    ].join("\n"),
  );
  writeFileSync(join(restored, "recovery.signal"), "");
  execFileSync("chown", ["-R", `${user.uid ?? process.getuid?.()}`, restored]);
  execFileSync("chmod", ["-R", "go=", restored]);
  const port = await freePort();
  const log = join(folder, "restored.log");
  const options = `-p ${port} -h 127.0.0.1 -k ${folder}`;
  const pg_ctl = (/** @type {string[]} */ ...args) =>
    execFileSync(join(programs, "pg_ctl"), ["-D", restored, "-w", ...args], { ...user, cwd: folder, stdio: "pipe" });
  pg_ctl("-l", log, "-o", options, "start");
  try {
    const address = new URL(url);
    address.port = String(port);
    const result = await makeRequest(
      address.href,
      "select count(*)::int as count, count(*) filter (where business_name = 'Written after the base backup')::int as written from provider",
    );
    if (result.count !== expected || result.written !== 1)
      throw new Stop(
        `Restored to ${instant}: ${result.count} of ${expected} providers, ${result.written} of 1 writes.`,
      );
    console.log(
      `Restored to ${instant} in ${((performance.now() - begun) / 1000).toFixed(1)} s: all ${result.count} providers and the write after the base backup are there, the accident is not.`,
    );
  } finally {
    pg_ctl("-m", "fast", "stop");
  }
}
