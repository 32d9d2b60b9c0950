import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";
import { endServer, findPostgres, serverUser, withClient } from "../../scripts/postgres-cluster.mjs";
import { findHaproxy, haproxy_missing, startHaproxy } from "./haproxy.ts";
import { atEnd } from "./world.ts";

export type Member = {
  name: string;
  /** Asks patroni: the primary, or the synchronous standby. */
  is(what: "primary" | "sync"): Promise<boolean>;
  /** Kills patroni and its server's processes, like a lost machine. */
  kill(): Promise<void>;
  start(): void;
  /** The last output of patroni and its server. */
  output(): string;
};

/** Two servers under patroni and etcd; haproxy asks patroni for the primary. */
export type PatroniCluster = { url: string; members: Member[] };

const programs = { patroni: "/usr/bin/patroni", etcd: "/usr/bin/etcd" };
const wait_seconds_max = 120;
/** The minimum patroni allows: how long a silent primary keeps its role. */
const lease_seconds = 20;

/** What must be installed; undefined if nothing is missing. */
export function findMissing(): string | undefined {
  if (!findHaproxy()) return haproxy_missing;
  const missing = Object.entries(programs).find(([, path]) => !existsSync(path))?.[0];
  return missing && `no ${missing} is installed here ("apt-get install patroni etcd-server" on Debian)`;
}

/** With the role and database `umshado`. Returns once replication is synchronous. */
export async function startPatroni(): Promise<PatroniCluster> {
  const folder = await mkdtemp(join(tmpdir(), "umshado-patroni-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const { uid, gid } = serverUser();
  const own = async (path: string) => {
    if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
  };
  await own(folder);
  const etcd = await startEtcd(folder);
  const password = randomBytes(16).toString("hex");
  const members: (Member & { port: number; rest: number })[] = [];
  for (const name of ["one", "two"]) members.push(await prepareMember({ folder, own, etcd, password, name }));
  for (const member of members) {
    member.start();
    if (member === members[0]) await waitUntil("one server writes", members, () => member.is("primary"));
  }
  const port = await startHaproxy(findHaproxy() ?? "", [
    "option httpchk OPTIONS /primary",
    "http-check expect status 200",
    "default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions",
    ...members.map((each) => `server ${each.name} 127.0.0.1:${each.port} check port ${each.rest}`),
  ]);
  await withClient(`postgres://postgres:${password}@127.0.0.1:${members[0]?.port}/postgres`, async (admin) => {
    await admin.query(`create role umshado login createdb password '${password}'`);
    await admin.query("create database umshado owner umshado");
  });
  await untilSynchronous(members);
  return { url: `postgres://umshado:${password}@127.0.0.1:${port}/umshado`, members };
}

/** Waits for a primary and a synchronous standby; returns the primary. */
export async function untilSynchronous(members: readonly Member[]): Promise<Member> {
  let primary: Member | undefined;
  await waitUntil("one server writes and the other follows", members, async () => {
    const [writes, follows] = [await findThat(members, "primary"), await findThat(members, "sync")];
    primary = writes;
    return writes !== undefined && follows !== undefined;
  });
  if (primary === undefined) throw new Error("no server writes");
  return primary;
}

async function findThat(members: readonly Member[], what: "primary" | "sync"): Promise<Member | undefined> {
  for (const member of members) if (await member.is(what)) return member;
  return undefined;
}

async function waitUntil(what: string, members: readonly Member[], holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + wait_seconds_max * 1_000; !(await holds()); await pause(200))
    if (Date.now() > end) {
      const output = members.map((each) => `${each.name}: ${each.output()}`).join("\n");
      throw new Error(`waited ${wait_seconds_max} s in vain until ${what}\n${output}`);
    }
}

async function startEtcd(folder: string): Promise<string> {
  const [clients, peers] = [`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`];
  const options = {
    "data-dir": join(folder, "etcd"),
    "listen-client-urls": clients,
    "advertise-client-urls": clients,
    "listen-peer-urls": peers,
    "initial-advertise-peer-urls": peers,
    "initial-cluster": `default=${peers}`,
  };
  const child = spawn(
    programs.etcd,
    Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    {
      ...serverUser(),
      cwd: folder,
      detached: true,
      stdio: "ignore",
    },
  );
  atEnd(() => endServer(child, "SIGKILL"));
  return new URL(clients).host;
}

type Prepared = {
  folder: string;
  own: (path: string) => Promise<void>;
  etcd: string;
  password: string;
  name: string;
};

async function prepareMember({ folder, own, etcd, password, name }: Prepared) {
  const home = join(folder, name);
  await mkdir(home);
  const [port, rest] = [await freePort(), await freePort()];
  const file = join(home, "patroni.yml");
  // JSON is YAML
  await writeFile(file, JSON.stringify(settingsOf({ home, etcd, password, name, port, rest })));
  for (const path of [home, file]) await own(path);
  let patroni: ChildProcess | undefined;
  let output = "";
  const kill = async () => {
    const ended = patroni;
    patroni = undefined;
    // patroni first, since it would restart its server
    if (ended) await endServer(ended, "SIGKILL");
    killTree(readPostmaster(home));
  };
  atEnd(kill);
  return {
    name,
    port,
    rest,
    is: async (what: "primary" | "sync") =>
      fetch(`http://127.0.0.1:${rest}/${what}`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    kill,
    output: () => output,
    start() {
      patroni = spawn(programs.patroni, [file], {
        ...serverUser(),
        cwd: home,
        detached: true,
        stdio: ["ignore", "ignore", "pipe"],
      });
      patroni.stderr?.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-2_000)));
    },
  };
}

function settingsOf(of: { home: string; etcd: string; password: string; name: string; port: number; rest: number }) {
  const { home, etcd, password, name, port, rest } = of;
  const addresses = (number: number) => ({
    listen: `127.0.0.1:${number}`,
    connect_address: `127.0.0.1:${number}`,
  });
  return {
    scope: "umshado",
    name,
    restapi: addresses(rest),
    etcd3: { host: etcd },
    bootstrap: {
      dcs: {
        ttl: lease_seconds,
        loop_wait: 2,
        retry_timeout: 5,
        // commits wait for both servers, and no other may take over
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { wal_log_hints: "on" } },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }],
    },
    postgresql: {
      ...addresses(port),
      data_dir: join(home, "data"),
      bin_dir: findPostgres(),
      pgpass: join(home, "pgpass"),
      authentication: {
        superuser: { username: "postgres", password },
        replication: { username: "replicator", password },
      },
      pg_hba: ["host all all 127.0.0.1/32 scram-sha-256", "host replication replicator 127.0.0.1/32 scram-sha-256"],
      parameters: { unix_socket_directories: home, fsync: "off" },
      // a former primary with unreplicated commits is copied from the new one
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
    watchdog: { mode: "off" },
  };
}

function readPostmaster(home: string): number | undefined {
  const file = join(home, "data", "postmaster.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : undefined;
}

/** The parent first, since it would restart its children. */
function killTree(pid: number | undefined): void {
  if (pid === undefined) return;
  const readText = (name: string) => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, "utf8");
    } catch {
      return "";
    }
  };
  if (!readText("cmdline").includes("postgres")) return;
  const children = readText(`task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);
  for (const each of [pid, ...children])
    try {
      process.kill(each, "SIGKILL");
    } catch (cause) {
      if (!(cause instanceof Error && "code" in cause && cause.code === "ESRCH")) throw cause;
    }
}
