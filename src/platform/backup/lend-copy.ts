import { randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { constants } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Runtime } from "../context.ts";
import { hold_files, let_files_go } from "../hold-files.ts";
import { BackupError } from "./backup-form.ts";

/** The token proves that a caller can read the data folder. */
type Lender = { port: number; token: string };

const lenderFile = (dataDir: string) => join(dataDir, "backup-desk.json");
const copyFolder = (dataDir: string) => join(dataDir, "backup-copy");

/** The copy and all stored files stay until the caller disconnects [running-25]. Returns a function that stops it. */
export async function startLending({ database, config, log }: Runtime): Promise<() => Promise<void>> {
  if (database.kind === "server") return () => Promise.resolve();
  const driver = database.driver as PGlite;
  const { dataDir } = config;
  const token = randomBytes(32).toString("base64url");
  let isLent = false;
  const lend = async ({ headers }: IncomingMessage, response: ServerResponse) => {
    if (isLent || !isToken(headers.authorization ?? "", token)) return void response.writeHead(409).end();
    isLent = true;
    const closed = once(response, "close");
    try {
      await copyDatabase(driver, dataDir);
      response.writeHead(200).flushHeaders();
      await closed;
    } catch (cause) {
      log.warn("lending a copy", { message: cause instanceof Error ? cause.message : String(cause) });
      response.writeHead(500).end();
    } finally {
      await driver.query(let_files_go).catch(() => undefined);
      await rm(copyFolder(dataDir), { recursive: true, force: true });
      isLent = false;
    }
  };
  await rm(copyFolder(dataDir), { recursive: true, force: true });
  const server = createServer((request, response) => void lend(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await writeFile(lenderFile(dataDir), JSON.stringify({ port, token } satisfies Lender), { mode: 0o600 });
  return async () => {
    await rm(lenderFile(dataDir), { force: true });
    server.close();
    server.closeAllConnections();
  };
}

function isToken(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** No statement runs during the copy; opening it is like recovery after a crash. */
async function copyDatabase(driver: PGlite, dataDir: string): Promise<void> {
  await driver.query(hold_files);
  await driver.exec("checkpoint");
  await mkdir(copyFolder(dataDir), { recursive: true, mode: 0o700 });
  await driver.runExclusive(() =>
    cp(join(dataDir, "db"), join(copyFolder(dataDir), "db"), { recursive: true, mode: constants.COPYFILE_FICLONE }),
  );
}

export async function borrowCopy(dataDir: string): Promise<{ folder: string; giveBack: () => void }> {
  const text = await readFile(lenderFile(dataDir), "utf8").catch((cause: unknown) => {
    throw new BackupError(
      `The data folder ${dataDir} is in use by a process that hands out no copy: try again in a moment.`,
      { cause },
    );
  });
  const { port, token } = JSON.parse(text) as Lender;
  const request = get({ host: "127.0.0.1", port, headers: { authorization: token } });
  const [response] = (await once(request, "response").catch(() => [])) as [IncomingMessage?];
  const ignore = () => undefined;
  request.on("error", ignore);
  response?.on("error", ignore);
  if (response?.statusCode === 200)
    return { folder: join(copyFolder(dataDir), "db"), giveBack: () => void request.destroy() };
  request.destroy();
  if (response?.statusCode === 409)
    throw new BackupError("Another backup is being made of this site: wait for its end.");
  throw new BackupError("The site did not hand out a copy of its database; its log says why.");
}
