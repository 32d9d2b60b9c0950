import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import { extract, pack, type Pack } from "tar-stream";
import { syncPath } from "../sync-path.ts";
import { BackupError, type Entry } from "./backup-form.ts";

/** As in the age tool: 2^18 KiB of memory (256 MB) and some seconds. */
const work_factor = 18;

type Secret = { passphrase: string | undefined };

/** Encrypted as `age` does. Renamed into place only once it is synced; refuses an existing name. Returns its bytes. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry>,
  { passphrase }: Secret,
): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} is there already: choose another name.`);
  const draft = `${file}.part`;
  try {
    const archive = pack();
    const packing = packAll(archive, entries);
    packing.catch((cause: unknown) => archive.destroy(cause instanceof Error ? cause : new Error(String(cause))));
    const clear = Readable.from(archive);
    const bytes = passphrase === undefined ? clear : await encrypt(clear, passphrase);
    await pipeline(bytes, createWriteStream(draft, { flush: true, mode: 0o600 }));
    await packing;
    const { size } = await stat(draft);
    await rename(draft, file);
    // a new name is durable only after syncing the folder
    await syncPath(dirname(file));
    return size;
  } catch (cause) {
    await rm(draft, { force: true });
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    const why = write_errors[code];
    throw why === undefined ? cause : new BackupError(`${file} can't be written: ${why}.`, { cause });
  }
}

const write_errors: Record<string, string> = {
  ENOSPC: "the disk is full",
  ENOENT: "its folder is not there",
  EACCES: "this user may not write there",
  EROFS: "nothing can be written there",
};

async function packAll(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const { name, size, body } of entries) await pipeline(body, archive.entry({ name, size }));
  archive.finalize();
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
  const source = await decrypted(file, passphrase);
  const reading = pipeline(source, archive);
  reading.catch(() => undefined);
  try {
    for await (const entry of archive) {
      const { name, size } = entry.header;
      yield { name, size, body: bodyOf(entry as AsyncIterable<Buffer>, file) };
      entry.resume();
    }
    await reading;
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw damaged(file, cause);
  } finally {
    source.destroy();
    archive.destroy();
  }
}

/** Damage may show only when a body is read. */
async function* bodyOf(body: AsyncIterable<Buffer>, file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw damaged(file, cause);
  }
}

function damaged(file: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is no backup of Umshado, or is damaged or cut off. Nothing was changed.`, { cause });
}

async function decrypted(file: string, passphrase: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (passphrase === undefined)
    throw new BackupError(`${file} is encrypted: say its passphrase as BACKUP_PASSPHRASE, or at a terminal.`);
  const clear = await decrypt(file, passphrase);
  if (clear === null) throw new BackupError(`What was given is not the passphrase of ${file}. Nothing was changed.`);
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
    throw damaged(file, cause);
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
