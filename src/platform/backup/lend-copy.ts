import { timingSafeEqual, randomBytes } from "node:crypto";
import { once } from "node:events";
import { constants } from "node:fs";
import { readFile, cp, mkdir, rm, writeFile } from "node:fs/promises";
import { type Socket, connect, createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Runtime } from "../context.ts";
import { hold_files, let_files_go } from "../hold-files.ts";
import type { Log } from "../log.ts";
import { BackupError } from "./backup-form.ts";

/** Where a process that holds the embedded database hands out copies of it, and the word that proves a caller may have one. */
type Desk = { port: number; token: string };

/** The file in a data folder that says so. */
const deskOf = (dataDir: string) => join(dataDir, "backup-desk.json");

/** Throws a `BackupError` where no process hands out copies. */
async function readDesk(dataDir: string): Promise<Desk> {
  try {
    return JSON.parse(await readFile(deskOf(dataDir), "utf8")) as Desk;
  } catch (cause) {
    throw new BackupError(
      `The data folder ${dataDir} is in use by a process that hands out no copy: try again in a moment.`,
      { cause },
    );
  }
}

/** Compares in the same time however much is alike. */
function isToken(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Up to the first end of a line; empty where the other side hangs up before. */
async function firstLine(socket: Socket): Promise<string> {
  let text = "";
  return new Promise((resolve) => {
    socket.setEncoding("utf8");
    socket.once("close", () => resolve(""));
    socket.on("data", (piece: string) => {
      text += piece;
      if (text.includes("\n")) resolve(text.slice(0, text.indexOf("\n")));
      else if (text.length > 200) socket.destroy();
    });
  });
}

/** Where the copy of a running embedded database stands while somebody makes a backup of it. */
const copyOf = (dataDir: string) => join(dataDir, "backup-copy");

/** Lends copies where the database is this process's own; a server makes its snapshots itself. Answers how to end that. */
export async function startLending({ database, config, log }: Runtime): Promise<() => Promise<void>> {
  if (database.kind === "server") return () => Promise.resolve();
  return lendCopies(database.driver as PGlite, config.dataDir, log);
}

/**
 * Lends copies of this process's embedded database to the commands that make backups [running-25]: whoever reads the data folder finds
 * a port of this machine there and the word that it is asked with. Requests wait while the files are copied, and files in storage are held until the
 * command hangs up. Answers how to end that.
 */
async function lendCopies(driver: PGlite, dataDir: string, log: Log): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString("base64url");
  const callers = new Set<Socket>();
  let isLent = false;
  const lend = async (caller: Socket) => {
    callers.add(caller);
    caller.on("error", () => undefined).once("close", () => callers.delete(caller));
    const gone = once(caller, "close");
    if (isLent || !isToken(await firstLine(caller), token)) return void caller.end("refused\n");
    isLent = true;
    try {
      await copyDatabase(driver, dataDir);
      caller.write("ready\n");
      await gone;
    } catch (cause) {
      log.warn("lending a copy", { message: cause instanceof Error ? cause.message : String(cause) });
      caller.end("failed\n");
    } finally {
      isLent = false;
      await driver.query(let_files_go).catch(() => undefined);
      await rm(copyOf(dataDir), { recursive: true, force: true });
    }
  };
  await rm(copyOf(dataDir), { recursive: true, force: true });
  const server = createServer((caller) => void lend(caller)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await writeFile(deskOf(dataDir), JSON.stringify({ port, token } satisfies Desk), { mode: 0o600 });
  return async () => {
    await rm(deskOf(dataDir), { force: true });
    for (const caller of callers) caller.destroy();
    server.close();
  };
}

/** What is committed is in the files, and no statement runs while they are copied: what a database finds after a crash of its process. */
async function copyDatabase(driver: PGlite, dataDir: string): Promise<void> {
  await driver.query(hold_files);
  await driver.exec("checkpoint");
  await mkdir(copyOf(dataDir), { recursive: true, mode: 0o700 });
  await driver.runExclusive(() =>
    cp(join(dataDir, "db"), join(copyOf(dataDir), "db"), { recursive: true, mode: constants.COPYFILE_FICLONE }),
  );
}

/** Borrows a copy from the process that serves on a data folder, and answers its folder and how to give it back. */
export async function borrowCopy(dataDir: string): Promise<{ folder: string; giveBack: () => void }> {
  const desk = await readDesk(dataDir);
  const caller = connect(desk.port, "127.0.0.1").on("error", () => undefined);
  try {
    caller.write(`${desk.token}\n`);
    const answer = await firstLine(caller);
    if (answer === "refused") throw new BackupError("Another backup is being made of this site: wait for its end.");
    if (answer !== "ready")
      throw new BackupError("The site did not hand out a copy of its database; its log says why.");
  } catch (cause) {
    caller.destroy();
    throw cause;
  }
  return { folder: join(copyOf(dataDir), "db"), giveBack: () => void caller.destroy() };
}
