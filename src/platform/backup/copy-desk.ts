import { timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { join } from "node:path";
import { BackupError } from "./backup-form.ts";

/** Where a process that holds the embedded database hands out copies of it, and the word that proves a caller may have one. */
export type Desk = { port: number; token: string };

/** The file in a data folder that says so. */
export const deskOf = (dataDir: string) => join(dataDir, "backup-desk.json");

/** Throws a `BackupError` where no process hands out copies. */
export async function readDesk(dataDir: string): Promise<Desk> {
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
export function isToken(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Up to the first end of a line; empty where the other side hangs up before. */
export async function firstLine(socket: Socket): Promise<string> {
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
