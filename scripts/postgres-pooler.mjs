import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "./free-port.mjs";
import { answers, endServer, serverUser } from "./postgres-cluster.mjs";
import { Stop } from "./stop.mjs";

const start_milliseconds_max = 10_000;

/** Undefined where it is not installed. @returns {string | undefined} */
export function findPooler() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "pgbouncer")).find((path) => existsSync(path));
}

/**
 * Starts pgbouncer in transaction mode before a server, with `connections` per database.
 * @param {string} server
 * @param {number} [connections]
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPooler(server, connections = 4) {
  const program = findPooler();
  if (!program) throw new Stop('No pgbouncer is installed here ("apt-get install pgbouncer" on Debian).');
  const { hostname, port: behind, username, password, pathname } = new URL(server);
  const folder = mkdtempSync(join(tmpdir(), "umshado-pooler-"));
  const port = await freePort();
  const user = serverUser();
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${behind} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
`,
  );
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [folder, settings]) chownSync(path, user.uid, user.gid);
  const child = spawn(program, ["-q", settings], { ...user, cwd: folder, detached: true, stdio: "ignore" });
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  const stop = async () => {
    await endServer(child, "SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  const failure = await answers(url, child, Date.now() + start_milliseconds_max);
  if (failure === undefined) return { url, stop };
  await stop();
  throw new Stop(`pgbouncer did not start: ${failure}`);
}
