import { readFile } from "node:fs/promises";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import type { Config } from "../platform/config.ts";
import { ConfigError } from "../platform/environment.ts";
import { exitWithMessage } from "./exit-with-message.ts";

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

type Command<Options extends ParseArgsOptionsConfig> = {
  /** Printed for `--help`. */
  usage: string;
  options?: Options;
  /** For a command with exactly one argument: the refusal without it. */
  argument?: string;
};

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<{ options: Options }>>["values"];

export const backup_options = {
  verify: { type: "boolean", default: false },
  passphrase: { type: "boolean", default: false },
} as const;

/** Runs the process's command; without an `argument` the work gets "". */
export function runCommand<const Options extends ParseArgsOptionsConfig>(
  { usage, options, argument }: Command<Options>,
  work: (values: Values<Options>, argument: string) => Promise<void>,
): void {
  async function main(): Promise<void> {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: "boolean", default: false } },
      allowPositionals: argument !== undefined,
    });
    if (values.help) return printLine(usage);
    await work(values as object as Values<Options>, argument === undefined ? "" : onlyOne(positionals, argument));
  }
  main().catch(exitWithMessage);
}

function onlyOne(positionals: readonly string[], wanted: string): string {
  const [one, ...more] = positionals;
  if (one === undefined || more.length > 0) throw new ConfigError(wanted);
  return one;
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
