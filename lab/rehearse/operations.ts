import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasProgram } from "../../test/has-program.ts";
import { startSmtpServer } from "../../test/smtp-server.ts";
import { runToEnd, temporaryFolder } from "../harness/children.ts";
import { openFirstProvider } from "./first-provider.ts";
import { readBlocks, rehearsed_documents, type Block } from "./read-blocks.ts";

/**
 * Runs every command of docs/deployment.md and docs/operations.md in order, as root, in a fresh Debian container with
 * systemd on this machine's network. The site is a `.localhost` name, whose certificates Caddy makes locally; a test
 * server takes the mail. API calls replace the browser steps of the first provider.
 */
const needed = { debootstrap: "debootstrap", "systemd-nspawn": "systemd-container", nsenter: "util-linux" };
const name = "umshado.localhost";
const authority = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";
const boot_seconds_max = 180;
const mail_service = "smtps://user:password@smtp.mail.example";
const first_provider = "The first provider";

function checkMachine(): void {
  if (process.getuid?.() !== 0) throw new Error("This rehearsal boots a container: run it as root.");
  for (const [program, packaged] of Object.entries(needed))
    if (!hasProgram(program)) throw new Error(`${program} is not installed ("apt-get install ${packaged}" on Debian).`);
}

/** As its installer leaves it, plus the release. */
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
type Smtp = Awaited<ReturnType<typeof startSmtpServer>>;

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

/** As root; stops at the first failure. */
function inside(leader: string, commands: string): { status: number | null; output: string } {
  const enter = ["--target", leader, "--mount", "--uts", "--ipc", "--pid", "--root", "--wd"];
  const env = { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", HOME: "/root", LANG: "C.UTF-8" };
  const options = { env, encoding: "utf8" as const, input: `cd /root\n${commands}`, maxBuffer: 64e6 };
  const { status, stdout, stderr } = spawnSync("nsenter", [...enter, "sh", "-eu"], options);
  return { status, output: `${stdout}${stderr}` };
}

/** Replaces the document's example names. True on success. */
function run({ leader }: Machine, { heading, line, commands }: Block, mailAt: string): boolean {
  const began = performance.now();
  const { status, output } = inside(
    leader,
    commands.replaceAll("umshado.example", name).replaceAll(mail_service, mailAt),
  );
  const seconds = (performance.now() - began) / 1000;
  console.log(`${status === 0 ? "ok    " : "FAILED"} line ${line}, ${heading} (${seconds.toFixed(1)} s)`);
  const lines = output
    .trimEnd()
    .split("\n")
    .slice(status === 0 ? -4 : -30);
  for (const each of lines) if (each !== "") console.log(`         ${each.slice(0, 180)}`);
  return status === 0;
}

/** True on success. */
async function startBusiness(machine: Machine, folder: string, smtp: Smtp): Promise<boolean> {
  try {
    await openFirstProvider({ name, authority: readFileSync(join(folder, authority)), smtp });
    return true;
  } catch (cause) {
    console.log(`FAILED ${first_provider}: ${cause instanceof Error ? cause.message : String(cause)}`);
    console.log(
      inside(machine.leader, `journalctl --unit "umshado@*" --output cat | grep '"level":"error"' | tail -3`).output,
    );
    return false;
  }
}

async function rehearse(machine: Machine, folder: string, smtp: Smtp): Promise<void> {
  const blocks = rehearsed_documents.flatMap((path) => readBlocks(readFileSync(path, "utf8")));
  const began = performance.now();
  let failed = 0;
  let minutes = "none";
  for (const block of blocks) {
    if (block.heading === first_provider) {
      if (!(await startBusiness(machine, folder, smtp))) failed += 1;
      minutes = ((performance.now() - began) / 60_000).toFixed(1);
    }
    if (!run(machine, block, smtp.url)) failed += 1;
  }
  console.log(`${blocks.length} blocks run, ${failed} failed; minutes from the first to a public profile: ${minutes}.`);
  if (failed > 0 || minutes === "none") process.exitCode = 1;
}

async function main(): Promise<void> {
  checkMachine();
  execFileSync(process.execPath, ["scripts/release.mjs", "--with-packages"], { stdio: "inherit" });
  const folder = await makeDebian();
  const machine = await boot(folder);
  const smtp = await startSmtpServer();
  try {
    await rehearse(machine, folder, smtp);
  } finally {
    await smtp.close();
    inside(machine.leader, "systemctl poweroff || true");
    await Promise.race([new Promise((resolve) => machine.child.once("exit", resolve)), pause(20_000)]);
    machine.child.kill("SIGKILL");
  }
}

await runToEnd(main);
