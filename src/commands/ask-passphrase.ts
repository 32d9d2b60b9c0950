import { createInterface } from "node:readline";
import { Writable, type Readable } from "node:stream";
import { isEncrypted, opensWith } from "../platform/backup/archive.ts";
import { BackupError } from "../platform/backup/backup-form.ts";
import { ConfigError } from "../platform/environment.ts";
import { passphrase_length_min } from "../platform/read-backups.ts";

type Terminal = { input: Readable & { isTTY?: boolean | undefined }; output: Writable };

/** Questions go to stderr, since stdout may be a file. */
const standardTerminal: Terminal = { input: process.stdin, output: process.stderr };

const tries_max = 3;

/** Repeats until the passphrase is long enough and typed twice the same [running-25]. */
export async function promptNewPassphrase(terminal: Terminal = standardTerminal): Promise<string> {
  return withQuestions(terminal, async ({ promptFor, announce }) => {
    for (;;) {
      const typed = await promptFor(`Passphrase, at least ${passphrase_length_min} characters: `);
      if (typed.length < passphrase_length_min) announce(`It has ${typed.length} characters: type a longer one.`);
      else if ((await promptFor("The same again: ")) === typed) return typed;
      else announce("The two passphrases differ. Please type it again.");
    }
  });
}

/** The given passphrase, or one typed at a terminal [running-26]. Undefined where none is needed or possible. */
export async function findPassphrase(
  file: string,
  { given, isRequested }: { given: string | undefined; isRequested: boolean },
  terminal: Terminal = standardTerminal,
): Promise<string | undefined> {
  if (!isRequested && (given !== undefined || terminal.input.isTTY !== true)) return given;
  if (!(await isEncrypted(file))) return undefined;
  return withQuestions(terminal, async ({ promptFor, announce }) => {
    for (let tries = 1; ; tries += 1) {
      const typed = await promptFor(`Passphrase of ${file}: `);
      if (await opensWith(file, typed)) return typed;
      if (tries === tries_max) throw new BackupError(`${file} was not opened. Nothing was changed.`);
      announce("That is not its passphrase: type it again.");
    }
  });
}

type Questions = { promptFor: (question: string) => Promise<string>; announce: (line: string) => void };

async function withQuestions<T>({ input, output }: Terminal, work: (questions: Questions) => Promise<T>): Promise<T> {
  if (input.isTTY !== true)
    throw new ConfigError("--passphrase asks at a terminal, and there is none: set BACKUP_PASSPHRASE instead.");
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  const typing = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  const lines = typing[Symbol.asyncIterator]();
  try {
    return await work({
      async promptFor(question) {
        output.write(question);
        const line = await lines.next();
        output.write("\n");
        if (line.done === true) throw new BackupError("No passphrase was typed. Nothing was done.");
        return line.value;
      },
      announce: (line) => void output.write(`${line}\n`),
    });
  } finally {
    typing.close();
  }
}
