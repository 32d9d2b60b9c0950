import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { prepare } from "./prepare.mjs";
import { Stop, runScript } from "./stop.mjs";

const usage = "Usage: node scripts/with-postgres.mjs [--as DATABASE_URL] -- command [arguments]";
const start_seconds_max = 30;

/**
 * Runs a command beside a PostgreSQL server of its own: new, empty, on a free loopback port, in a temporary folder, and gone afterwards. The command
 * finds its address in TEST_DATABASE_URL, or in the variable named by `--as`. The role that it gets owns the database and may create others, no more.
 */
await runScript(async () => {
  const { variable, command } = readArguments(process.argv.slice(2));
  const binaries = findBinaries();
  await prepare();
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  let stopped = false;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.on(signal, () => {
      stopped = true;
      child?.kill(signal);
    });
  }
  process.exitCode = 1;
  const cluster = createCluster(binaries);
  try {
    const url = await startCluster(binaries, cluster);
    if (stopped) return;
    const [program = "", ...args] = command;
    child = spawn(program, args, { stdio: "inherit", env: { ...process.env, [variable]: url } });
    process.exitCode = await endOf(child);
  } finally {
    await stopCluster(cluster);
  }
});

/** @param {string[]} args */
function readArguments(args) {
  const dashes = args.indexOf("--");
  const command = args.slice(dashes + 1);
  const [option, variable = "TEST_DATABASE_URL", ...rest] = args.slice(0, dashes);
  const isRight = dashes >= 0 && command.length > 0 && rest.length === 0 && (option === undefined || option === "--as");
  if (!isRight) throw new Stop(usage);
  return { variable, command };
}

function findBinaries() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  const folder = folders.find((path) => existsSync(join(path, "initdb")));
  if (!folder) throw new Stop('No PostgreSQL server is installed here ("apt-get install postgresql" on Debian).');
  return dirname(realpathSync(join(folder, "initdb")));
}

/**
 * @typedef {{ folder: string, data: string, password: string, user: { uid?: number, gid?: number }, server?: import("node:child_process").ChildProcess }} Cluster
 * @param {string} binaries
 * @returns {Cluster}
 */
function createCluster(binaries) {
  const folder = mkdtempSync(join(tmpdir(), "umshado-postgres-"));
  const cluster = { folder, data: join(folder, "data"), password: randomBytes(16).toString("hex"), user: serverUser() };
  const { uid, gid } = cluster.user;
  const password_file = join(folder, "password");
  writeFileSync(password_file, cluster.password);
  if (uid !== undefined && gid !== undefined) for (const path of [folder, password_file]) chownSync(path, uid, gid);
  const locale = ["--encoding=UTF8", "--locale=C.UTF-8"];
  const access = ["--username=postgres", "--auth=scram-sha-256", `--pwfile=${password_file}`];
  try {
    execFileSync(join(binaries, "initdb"), ["--pgdata", cluster.data, "--no-sync", ...locale, ...access], {
      ...cluster.user,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Stop(`PostgreSQL's initdb failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return cluster;
}

/** PostgreSQL refuses to run as root, so root lends it an ordinary user. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const number = (/** @type {string} */ option) => Number(execFileSync("id", [option, name], { stdio: "pipe" }));
      return { uid: number("-u"), gid: number("-g") };
    } catch (error) {
      // id(1) says by its exit code that there is no such user: the next name may do.
      if (!(error instanceof Error && "status" in error)) throw error;
    }
  }
  throw new Stop("PostgreSQL does not run as root and neither a user postgres nor nobody exists here.");
}

/** @param {string} binaries @param {Cluster} cluster @returns {Promise<string>} the address for the command */
async function startCluster(binaries, cluster) {
  const port = await freePort();
  // Nothing in it outlives the command, so nothing needs to survive a power cut.
  const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${cluster.folder}`, "fsync=off"];
  const args = ["-D", cluster.data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  // A process group of its own keeps Ctrl+C from ending the server before the command.
  cluster.server = spawn(join(binaries, "postgres"), args, {
    ...cluster.user,
    cwd: cluster.folder,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  cluster.server.stderr?.setEncoding("utf8").on("data", (text) => (log = `${log}${text}`.slice(-4_000)));
  const address = (/** @type {string} */ role, /** @type {string} */ database) =>
    `postgres://${role}:${cluster.password}@127.0.0.1:${port}/${database}`;
  const admin = await connect(address("postgres", "postgres"), cluster.server).catch((error) => {
    throw new Stop(`PostgreSQL did not start: ${error.message}\n${log}`);
  });
  await admin.query(`create role umshado login createdb password '${cluster.password}'`);
  await admin.query("create database umshado owner umshado");
  await admin.end();
  return address("umshado", "umshado");
}

/** @param {string} connectionString @param {import("node:child_process").ChildProcess} server */
async function connect(connectionString, server) {
  const { default: pg } = await import("pg");
  for (const give_up_at = Date.now() + start_seconds_max * 1_000; ; await pause(100)) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > give_up_at) throw error;
    }
  }
}

/** @param {Cluster} cluster */
async function stopCluster({ server, folder }) {
  if (server && server.exitCode === null) {
    // SIGINT is PostgreSQL's fast shutdown: open connections are cut.
    server.kill("SIGINT");
    const patience = setTimeout(() => server.kill("SIGKILL"), 10_000);
    await endOf(server);
    clearTimeout(patience);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** @param {import("node:child_process").ChildProcess} child @returns {Promise<number>} */
function endOf(child) {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
