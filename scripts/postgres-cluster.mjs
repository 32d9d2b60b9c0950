import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.mjs";
import { Stop } from "./stop.mjs";

const start_seconds_max = 30;
const stop_milliseconds_max = 10_000;

/**
 * A new, empty PostgreSQL server on a free loopback port, in a temporary folder.
 *
 * @typedef {{
 *   url: string,
 *   start: () => Promise<void>,
 *   stop: (signal?: NodeJS.Signals) => Promise<void>,
 *   remove: () => Promise<void>,
 *   follow: () => Promise<Standby>,
 *   order: (statement: string) => Promise<void>,
 * }} Cluster
 * @typedef {Pick<Cluster, "url" | "start" | "stop"> & {
 *   replay: (word: "pause" | "resume") => Promise<void>,
 *   promote: () => Promise<void>,
 * }} Standby
 * `follow` starts a streaming standby, removed with the cluster; `replay` pauses or resumes it.
 * `url` is for a role that owns the database and may create others. `start` also restarts.
 * `stop` sends a signal: by default SIGINT, which closes open connections; SIGKILL is a crash.
 * `order` runs a statement as administrator. `remove` also stops it.
 */

/** Undefined where none are installed. @returns {string | undefined} */
export function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  const folder = folders.find((path) => existsSync(join(path, "initdb")));
  return folder && dirname(realpathSync(join(folder, "initdb")));
}

/**
 * With the role and database `umshado`, and extra settings.
 * @param {Record<string, string>} [settings] @returns {Promise<Cluster>}
 */
export async function startCluster(settings = {}) {
  const binaries = findPostgres();
  if (!binaries) throw new Stop('No PostgreSQL server is installed here ("apt-get install postgresql" on Debian).');
  const folder = mkdtempSync(join(tmpdir(), "umshado-postgres-"));
  const password = randomBytes(16).toString("hex");
  const place = { binaries, folder, data: join(folder, "data"), user: serverUser() };
  const home = { ...place, settings, port: await freePort() };
  const address = (/** @type {string} */ role, /** @type {string} */ database, port = home.port) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  const { start, stop } = startable(home, address("postgres", "postgres"));
  /** @type {Standby[]} */
  const standbys = [];
  const remove = async () => {
    for (const each of [...standbys, { stop }]) await each.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const follow = async () => {
    const copy = { ...home, data: join(folder, `standby-${standbys.length}`), port: await freePort() };
    copyData(copy, address("postgres", "postgres"));
    const admin = address("postgres", "postgres", copy.port);
    /** @type {Standby["replay"]} */
    const replay = (word) =>
      withClient(admin, async (client) => void (await client.query(`select pg_wal_replay_${word}()`)));
    const promote = () => withClient(admin, async (client) => void (await client.query("select pg_promote()")));
    const standby = { url: address("umshado", "umshado", copy.port), ...startable(copy, admin), replay, promote };
    standbys.push(standby);
    await standby.start();
    return standby;
  };
  try {
    initialise(home, password);
    await start();
    await withClient(address("postgres", "postgres"), async (admin) => {
      await admin.query(`create role umshado login createdb password '${password}'`);
      await admin.query("create database umshado owner umshado");
    });
  } catch (error) {
    await remove();
    throw error;
  }
  const order = (/** @type {string} */ statement) =>
    withClient(address("postgres", "postgres"), async (client) => void (await client.query(statement)));
  return { url: address("umshado", "umshado"), start, stop, remove, follow, order };
}

/** @param {Home} home @param {string} admin */
function startable(home, admin) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let server;
  return {
    start: async () => {
      server = await startServer(home, admin);
    },
    stop: async (/** @type {NodeJS.Signals} */ signal = "SIGINT") => {
      if (server) await endServer(server, signal);
      server = undefined;
    },
  };
}

/** A standby's copy of a running server. @param {Home} home @param {string} from */
function copyData({ binaries, folder, data, user }, from) {
  const args = ["--pgdata", data, "--dbname", from, "--write-recovery-conf", "--checkpoint=fast", "--no-sync"];
  execFileSync(join(binaries, "pg_basebackup"), args, { ...user, cwd: folder, stdio: "pipe" });
}

/**
 * @typedef {{
 *   binaries: string, folder: string, data: string, user: { uid?: number, gid?: number }, port: number,
 *   settings: Record<string, string>
 * }} Home
 * @param {Home} home
 * @param {string} password
 */
function initialise({ binaries, folder, data, user }, password) {
  const { uid, gid } = user;
  const password_file = join(folder, "password");
  writeFileSync(password_file, password);
  if (uid !== undefined && gid !== undefined) for (const path of [folder, password_file]) chownSync(path, uid, gid);
  const locale = ["--encoding=UTF8", "--locale=C.UTF-8"];
  const access = ["--username=postgres", "--auth=scram-sha-256", `--pwfile=${password_file}`];
  try {
    execFileSync(join(binaries, "initdb"), ["--pgdata", data, "--no-sync", ...locale, ...access], {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
  } catch (error) {
    throw new Stop(`PostgreSQL's initdb failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** PostgreSQL refuses to run as root, so root starts it as an ordinary user. */
export function serverUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const number = (/** @type {string} */ option) => Number(execFileSync("id", [option, name], { stdio: "pipe" }));
      return { uid: number("-u"), gid: number("-g") };
    } catch (error) {
      // id(1) exits with an error when the user doesn't exist: try the next.
      if (!(error instanceof Error && "status" in error)) throw error;
    }
  }
  throw new Stop("PostgreSQL does not run as root and neither a user postgres nor nobody exists here.");
}

/** Returns once it accepts connections. @param {Home} home @param {string} admin */
async function startServer({ binaries, folder, data, user, port, settings: more }, admin) {
  // The data is temporary, so it needn't survive a power cut.
  const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`, "fsync=off"];
  for (const [name, value] of Object.entries(more)) settings.push(`${name}=${value}`);
  const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  for (const give_up_at = Date.now() + start_seconds_max * 1_000; ; await pause(100)) {
    // With its own process group, Ctrl+C doesn't end the server before the command.
    const options = {
      ...user,
      cwd: folder,
      detached: true,
      stdio: /** @type {const} */ (["ignore", "ignore", "pipe"]),
    };
    const server = spawn(join(binaries, "postgres"), args, options);
    let log = "";
    server.stderr.setEncoding("utf8").on("data", (text) => (log = `${log}${text}`.slice(-4_000)));
    const failure = await answers(admin, server, give_up_at);
    if (failure === undefined) return server;
    // The children of a killed server hold its shared memory for a moment.
    if (Date.now() > give_up_at || !log.includes("shared memory")) {
      throw new Stop(`PostgreSQL did not start: ${failure}\n${log}`);
    }
  }
}

/**
 * Waits for connections. Returns why there are none, undefined on success.
 * @param {string} address @param {import("node:child_process").ChildProcess} server @param {number} give_up_at
 * @returns {Promise<string | undefined>}
 */
export async function answers(address, server, give_up_at) {
  for (; ; await pause(100)) {
    try {
      return await withClient(address, async () => undefined);
    } catch (error) {
      const isOver = server.exitCode !== null || Date.now() > give_up_at;
      if (isOver) return error instanceof Error ? error.message : String(error);
    }
  }
}

/**
 * @template T
 * @param {string} connectionString
 * @param {(client: import("pg").Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withClient(connectionString, work) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param {import("node:child_process").ChildProcess} server @param {NodeJS.Signals} signal */
export async function endServer(server, signal) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  const patience = setTimeout(() => server.kill("SIGKILL"), stop_milliseconds_max);
  await ended;
  clearTimeout(patience);
}
