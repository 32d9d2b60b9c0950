import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runToEnd, temporaryFolder } from "../bench/children.ts";
import { hasProgram } from "../has-program.ts";
import { readBlocks, type Block } from "./read-blocks.ts";

/**
 * Runs every command of docs/operations.md on a fresh Debian that systemd boots, in a container of its own on this machine's network: as
 * root, in the document's order. A name below `.localhost` stands for the site's, for which Caddy makes certificates without asking anybody.
 */
const needed = { debootstrap: "debootstrap", "systemd-nspawn": "systemd-container", nsenter: "util-linux" };
const name = "umshado.localhost";
const authority = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";
const boot_seconds_max = 180;
const first_provider_sections = ["1.", "2.", "3.", "4."];

function checkMachine(): void {
  if (process.getuid?.() !== 0) throw new Error("This rehearsal boots a container: run it as root.");
  for (const [program, packaged] of Object.entries(needed))
    if (!hasProgram(program)) throw new Error(`${program} is not installed ("apt-get install ${packaged}" on Debian).`);
}

/** A Debian as its installer leaves it, without anything of ours but the release that was copied there. */
async function makeDebian(): Promise<string> {
  const folder = join(await temporaryFolder("debian"), "root");
  const include = "--include=systemd-sysv,dbus,ca-certificates";
  execFileSync("debootstrap", ["--variant=minbase", include, "bookworm", folder], { stdio: "ignore" });
  cpSync("build/release", join(folder, "root", "release"), { recursive: true });
  mkdirSync(join(folder, "etc"), { recursive: true });
  appendFileSync(join(folder, "etc", "hosts"), `127.0.0.1 localhost ${name}\n`);
  writeFileSync(join(folder, "root", ".curlrc"), `cacert = ${authority}\n`);
  cpSync("/etc/resolv.conf", join(folder, "etc", "resolv.conf"), { dereference: true });
  return folder;
}

type Machine = { leader: string; child: ChildProcess };

async function boot(folder: string): Promise<Machine> {
  const child = spawn("systemd-nspawn", ["--directory", folder, "--boot", "--register=no", "--keep-unit", "--quiet"], {
    stdio: "ignore",
  });
  for (let tries = 0; tries < boot_seconds_max; tries += 1) {
    await pause(1000);
    const [leader = ""] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").split(" ");
    if (leader === "") continue;
    const { output } = inside(leader, "systemctl is-system-running");
    if (/^(running|degraded)$/m.test(output)) return { leader, child };
  }
  child.kill("SIGKILL");
  throw new Error(`Debian did not boot within ${boot_seconds_max} s.`);
}

/** Runs commands in the container as root, in a shell that ends at the first that fails. */
function inside(leader: string, commands: string): { status: number | null; output: string } {
  const enter = ["--target", leader, "--mount", "--uts", "--ipc", "--pid", "--root", "--wd"];
  const env = { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", HOME: "/root", LANG: "C.UTF-8" };
  const options = { env, encoding: "utf8" as const, input: `cd /root\n${commands}`, maxBuffer: 64e6 };
  const { status, stdout, stderr } = spawnSync("nsenter", [...enter, "sh", "-eu"], options);
  return { status, output: `${stdout}${stderr}` };
}

function run({ leader }: Machine, { heading, line, commands }: Block): { passed: boolean; seconds: number } {
  const began = performance.now();
  const { status, output } = inside(leader, commands.replaceAll("umshado.example", name));
  const seconds = (performance.now() - began) / 1000;
  console.log(`${status === 0 ? "ok    " : "FAILED"} line ${line}, ${heading} (${seconds.toFixed(1)} s)`);
  const said = output
    .trimEnd()
    .split("\n")
    .slice(status === 0 ? -4 : -30);
  for (const each of said) if (each !== "") console.log(`         ${each.slice(0, 180)}`);
  return { passed: status === 0, seconds };
}

async function main(): Promise<void> {
  checkMachine();
  execFileSync(process.execPath, ["scripts/release.mjs", "--with-packages"], { stdio: "inherit" });
  const folder = await makeDebian();
  const machine = await boot(folder);
  try {
    const runs = readBlocks(readFileSync("docs/operations.md", "utf8")).map((block) => ({
      block,
      ...run(machine, block),
    }));
    const failed = runs.filter(({ passed }) => !passed).length;
    const first = runs.filter(({ block }) =>
      first_provider_sections.some((section) => block.heading.startsWith(section)),
    );
    const minutes = first.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
    console.log(
      `${runs.length} blocks run, ${failed} failed; sections 1 to 4 took ${minutes.toFixed(1)} minutes of the machine's.`,
    );
    if (failed > 0) process.exitCode = 1;
  } finally {
    inside(machine.leader, "systemctl poweroff || true");
    await Promise.race([new Promise((resolve) => machine.child.once("exit", resolve)), pause(20_000)]);
    machine.child.kill("SIGKILL");
  }
}

await runToEnd(main);
