import { hash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { constants } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Runtime } from "../context.ts";
import { lock_files, unlock_files } from "../storage/lock-files.ts";
import { BackupError } from "./backup-form.ts";

/** Contains the serving process's secret address, readable only by users of the data folder. */
const lenderFile = (dataDir: string) => join(dataDir, "backup-desk.json");
const copyFolder = (dataDir: string) => join(dataDir, "backup-copy");

/** Copy and stored files stay until the caller disconnects [running-25]. Returns a stop function. */
export async function startLending({ database, config: { dataDir }, log }: Runtime): Promise<() => Promise<void>> {
  if (database.kind === "server") return () => Promise.resolve();
  const driver = database.driver as PGlite;
  const path = `/${randomBytes(32).toString("base64url")}`;
  let isLent = false;
  const lend = async ({ url = "" }: IncomingMessage, response: ServerResponse) => {
    // the time to compare hashes reveals nothing about the path
    if (isLent || hash("sha256", url) !== hash("sha256", path)) return void response.writeHead(409).end();
    isLent = true;
    const closed = once(response, "close");
    try {
      await driver.query(lock_files);
      await driver.exec("checkpoint");
      // no statement runs during the copy; opening it is like recovery after a crash
      const mode = constants.COPYFILE_FICLONE;
      await driver.runExclusive(() => cp(join(dataDir, "db"), copyFolder(dataDir), { recursive: true, mode }));
      response.writeHead(200).flushHeaders();
      await closed;
    } catch (cause) {
      log.warn("lending a copy", { message: cause instanceof Error ? cause.message : String(cause) });
      response.writeHead(500).end();
    } finally {
      await driver.query(unlock_files).catch(() => undefined);
      await rm(copyFolder(dataDir), { recursive: true, force: true });
      isLent = false;
    }
  };
  await rm(copyFolder(dataDir), { recursive: true, force: true });
  const server = createServer((request, response) => void lend(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await writeFile(lenderFile(dataDir), `http://127.0.0.1:${port}${path}`, { mode: 0o600 });
  return async () => {
    await rm(lenderFile(dataDir), { force: true });
    server.close();
    server.closeAllConnections();
  };
}

export async function borrowCopy(dataDir: string): Promise<{ folder: string; giveBack: () => void }> {
  const address = await readFile(lenderFile(dataDir), "utf8").catch((cause: unknown) => {
    throw new BackupError(
      `The data folder ${dataDir} is in use by a process that can't provide a copy: try again in a moment.`,
      { cause },
    );
  });
  const request = get(address);
  const [response] = (await once(request, "response").catch(() => [])) as [IncomingMessage?];
  const ignore = () => undefined;
  request.on("error", ignore);
  response?.on("error", ignore);
  if (response?.statusCode === 200) return { folder: copyFolder(dataDir), giveBack: () => void request.destroy() };
  request.destroy();
  throw new BackupError(
    response?.statusCode === 409
      ? "Another backup of this site is running: wait until it ends."
      : "The site did not provide a copy of its database; its log says why.",
  );
}
