import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { endServer } from "../../scripts/postgres-cluster.mjs";
import { atEnd } from "./world.ts";

export const haproxy_missing = 'no haproxy is installed here ("apt-get install haproxy" on Debian)';

/** Undefined where it is not installed. */
export function findHaproxy(): string | undefined {
  return ["/usr/sbin/haproxy", "/usr/bin/haproxy"].find((path) => existsSync(path));
}

/** May start before its database servers. Returns the port that leads to the one it chose. */
export async function startHaproxy(program: string, lines: readonly string[]): Promise<number> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "umshado-haproxy-"));
  const file = join(folder, "haproxy.cfg");
  const usual = ["mode tcp", "timeout connect 1s", "timeout client 1h", "timeout server 1h"];
  const sections = ["defaults", ...usual, "listen umshado", `bind 127.0.0.1:${port}`, ...lines];
  await writeFile(file, sections.map((line) => `${line}\n`).join(""));
  const child = spawn(program, ["-f", file, "-db"], { stdio: "ignore", detached: true });
  atEnd(async () => {
    await endServer(child, "SIGTERM");
    await rm(folder, { recursive: true, force: true });
  });
  return port;
}
