import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Config } from "../platform/config.ts";
import { ConfigError } from "../platform/environment.ts";

/** Prints a line for whoever runs a command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The one thing that a command is named, or a fault that says what it wants. */
export function onlyOne(positionals: readonly string[], wanted: string): string {
  const [one, ...more] = positionals;
  if (one === undefined || more.length > 0) throw new ConfigError(wanted);
  return one;
}

/** What the commands of backups are told: their file, whether it is tried, and whether they ask for its passphrase. */
type BackupArguments = { file: string; verify: boolean; asksPassphrase: boolean };

/** What a command of backups is told, or null where its usage was asked for and printed. */
export function readBackupArguments(command: string, usage: string): BackupArguments | null {
  const off = { type: "boolean", default: false } as const;
  const { values, positionals } = parseArgs({
    options: { verify: off, passphrase: off, help: off },
    allowPositionals: true,
  });
  if (values.help) {
    say(usage);
    return null;
  }
  const file = onlyOne(positionals, `Name one file: npm run ${command} -- FILE.`);
  return { file, verify: values.verify, asksPassphrase: values.passphrase };
}

/** The settings with another passphrase than the environment's. */
export function withPassphrase(config: Config, passphrase: string | undefined): Config {
  return { ...config, backups: { ...config.backups, passphrase } };
}

/** A file's text, which is UTF-8; a fault that names the file otherwise. */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ConfigError(`The file ${file} is not UTF-8 text. Save it as "CSV UTF-8".`, { cause });
  }
}

/** What is said of a file that can't be read. */
export function unreadable(file: string, cause: unknown): ConfigError {
  return new ConfigError(`The file ${file} can't be read.`, { cause });
}
