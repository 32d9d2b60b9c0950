import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Config } from "../platform/config.ts";
import { ConfigError } from "../platform/environment.ts";

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function onlyOne(positionals: readonly string[], wanted: string): string {
  const [one, ...more] = positionals;
  if (one === undefined || more.length > 0) throw new ConfigError(wanted);
  return one;
}

type BackupArguments = { file: string; verify: boolean; promptsPassphrase: boolean };

/** Null when the usage was printed. */
export function readBackupArguments(command: string, usage: string): BackupArguments | null {
  const off = { type: "boolean", default: false } as const;
  const { values, positionals } = parseArgs({
    options: { verify: off, passphrase: off, help: off },
    allowPositionals: true,
  });
  if (values.help) {
    printLine(usage);
    return null;
  }
  const file = onlyOne(positionals, `Name one file: npm run ${command} -- FILE.`);
  return { file, verify: values.verify, promptsPassphrase: values.passphrase };
}

export function withPassphrase(config: Config, passphrase: string | undefined): Config {
  return { ...config, backups: { ...config.backups, passphrase } };
}

/** UTF-8; otherwise throws an error that names the file. */
export async function readTextFile(file: string): Promise<string> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ConfigError(`The file ${file} is not UTF-8 text. Save it as "CSV UTF-8".`, { cause });
  }
}

export function unreadable(file: string, cause: unknown): ConfigError {
  return new ConfigError(`The file ${file} can't be read.`, { cause });
}
