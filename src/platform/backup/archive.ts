import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { getSystemErrorMessage } from "node:util";
import { Decrypter, Encrypter } from "age-encryption";
import { extract, pack, type Pack } from "tar-stream";
import { syncPath } from "../storage/sync-path.ts";
import { BackupError, damaged, type Entry } from "./backup-form.ts";

/** As in the age tool: 2^18 KiB of memory (256 MB) and some seconds. */
const work_factor = 18;

type Secret = { passphrase: string | undefined };

/** Encrypted as `age` does. Renamed into place once synced; refuses an existing name. Returns its bytes. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry>,
  { passphrase }: Secret,
): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} exists already: choose another name.`);
  const draft = `${file}.part`;
  try {
    const archive = pack();
    void packAll(archive, entries);
    const clear = Readable.from(archive);
    const bytes = passphrase === undefined ? clear : await encrypt(clear, passphrase);
    await pipeline(bytes, createWriteStream(draft, { flush: true, mode: 0o600 }));
    const { size } = await stat(draft);
    await rename(draft, file);
    // a new name is durable only after syncing the folder
    await syncPath(dirname(file));
    return size;
  } catch (cause) {
    await rm(draft, { force: true });
    const { errno } = cause as NodeJS.ErrnoException;
    if (errno === undefined) throw cause;
    throw new BackupError(`${file} can't be written: ${getSystemErrorMessage(errno)}.`, { cause });
  }
}

async function packAll(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  try {
    for await (const { name, size, body } of entries) await pipeline(body, archive.entry({ name, size }));
    archive.finalize();
  } catch (cause) {
    archive.destroy(cause instanceof Error ? cause : new Error(String(cause)));
  }
}

async function encrypt(clear: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(work_factor);
  return Readable.fromWeb((await encrypter.encrypt(webStream(clear))) as WebStream);
}

/** Throws a `BackupError` for a wrong passphrase or a damaged file. */
export async function* readArchive(file: string, { passphrase }: Secret): AsyncGenerator<Entry> {
  const archive = extract();
  pipeline(await decrypted(file, passphrase), archive).catch(() => undefined);
  try {
    for await (const entry of orDamaged(archive)) {
      const { name, size } = entry.header;
      yield { name, size, body: orDamaged(entry as AsyncIterable<Buffer>) };
      entry.resume();
    }
  } finally {
    archive.destroy();
  }
}

/** Damage may show at an entry or when a body is read. */
async function* orDamaged<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (cause) {
    throw damaged(cause);
  }
}

async function decrypted(file: string, passphrase: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (passphrase === undefined)
    throw new BackupError(`${file} is encrypted: set its passphrase in BACKUP_PASSPHRASE, or type it at a terminal.`);
  const clear = await decrypt(file, passphrase);
  if (clear === null) throw new BackupError(`This is not the passphrase of ${file}. Nothing was changed.`);
  return clear;
}

export async function opensWith(file: string, passphrase: string): Promise<boolean> {
  const clear = await decrypt(file, passphrase);
  clear?.destroy();
  return clear !== null;
}

async function decrypt(file: string, passphrase: string): Promise<Readable | null> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = createReadStream(file);
  try {
    return Readable.fromWeb((await decrypter.decrypt(webStream(source))) as WebStream);
  } catch (cause) {
    source.destroy();
    if (cause instanceof Error && /no identity matched/.test(cause.message)) return null;
    throw damaged(cause);
  }
}

const age_begins = "age-encryption.org/";

export async function isEncrypted(file: string): Promise<boolean> {
  try {
    return (await text(createReadStream(file, { end: age_begins.length - 1 }))) === age_begins;
  } catch (cause) {
    throw new BackupError(`${file} can't be read.`, { cause });
  }
}

function webStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}
