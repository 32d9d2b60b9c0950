import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import { extract, pack, type Pack } from "tar-stream";
import { syncPath } from "../sync-path.ts";
import { BackupError, type Entry } from "./backup-form.ts";

/** What a backup is called until it is whole and on the disk. */
const draft_ending = ".part";

/** What deriving the key from a passphrase costs: 2 to this power of KiB of memory, 256 MB, for some seconds, as age's own tool has it. */
const work_factor = 18;

type Secret = { passphrase: string | undefined };

/**
 * Writes a backup: a tar archive, which with a passphrase is encrypted as `age` does. It has its name only once every byte is on the
 * disk. Answers its bytes. Refuses a name that is taken.
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry>,
  { passphrase }: Secret,
): Promise<number> {
  if (await isThere(file)) throw new BackupError(`${file} is there already: choose another name.`);
  const draft = `${file}${draft_ending}`;
  try {
    const archive = pack();
    const packed = packAll(archive, entries);
    // whoever awaits the file hears of it first
    packed.catch((cause: unknown) => archive.destroy(cause instanceof Error ? cause : new Error(String(cause))));
    await pipeline(
      await encrypted(Readable.from(archive), passphrase),
      createWriteStream(draft, { flush: true, mode: 0o600 }),
    );
    await packed;
    const { size } = await stat(draft);
    await rename(draft, file);
    // the name itself is on the disk only when the folder is
    await syncPath(dirname(file));
    return size;
  } catch (cause) {
    await rm(draft, { force: true });
    throw sayWritten(cause, file);
  }
}

async function packAll(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const { name, size, body } of entries) {
    const ended = Promise.withResolvers<null>();
    const sink = archive.entry({ name, size }, (cause) => (cause ? ended.reject(cause) : ended.resolve(null)));
    for await (const piece of body) if (!sink.write(piece)) await Promise.race([once(sink, "drain"), ended.promise]);
    sink.end(undefined);
    await ended.promise;
  }
  archive.finalize();
}

async function encrypted(clear: Readable, passphrase: string | undefined): Promise<Readable> {
  if (passphrase === undefined) return clear;
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(work_factor);
  return Readable.fromWeb((await encrypter.encrypt(webStream(clear))) as WebStream);
}

/** The pieces of a backup, each read before the next. Throws a `BackupError` where the passphrase is not its own or the file is damaged. */
export async function* readArchive(file: string, { passphrase }: Secret): AsyncGenerator<Entry> {
  const archive = extract();
  const source = await decrypted(file, passphrase);
  const fed = pipeline(source, archive);
  fed.catch(() => undefined);
  try {
    for await (const entry of archive) {
      yield {
        name: entry.header.name,
        size: entry.header.size ?? 0,
        body: bodyOf(entry as AsyncIterable<Buffer>, file),
      };
      entry.resume();
    }
    await fed;
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw damaged(file, cause);
  } finally {
    source.destroy();
    archive.destroy();
  }
}

/** Whoever reads a body hears of a fault of the file there. */
async function* bodyOf(body: AsyncIterable<Buffer>, file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw damaged(file, cause);
  }
}

/** The one line for a file that is not what was written. */
function damaged(file: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is no backup of Umshado, or is damaged or cut off. Nothing was changed.`, { cause });
}

async function decrypted(file: string, passphrase: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (passphrase === undefined)
    throw new BackupError(`${file} is encrypted: say its passphrase as BACKUP_PASSPHRASE, or at a terminal.`);
  const clear = await tryPassphrase(file, passphrase);
  if (clear === null) throw new BackupError(`What was given is not the passphrase of ${file}. Nothing was changed.`);
  return clear;
}

/** Whether a passphrase opens an encrypted backup. Throws a `BackupError` where that is damaged at its beginning. */
export async function opensWith(file: string, passphrase: string): Promise<boolean> {
  const clear = await tryPassphrase(file, passphrase);
  clear?.destroy();
  return clear !== null;
}

/** What a passphrase makes of a backup; null where it is another's. */
async function tryPassphrase(file: string, passphrase: string): Promise<Readable | null> {
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

/** Whether a backup needs a passphrase. Throws a `BackupError` where it can't be read. */
export async function isEncrypted(file: string): Promise<boolean> {
  try {
    const opened = await open(file);
    try {
      const { buffer, bytesRead } = await opened.read(Buffer.alloc(age_begins.length), 0, age_begins.length, 0);
      return buffer.subarray(0, bytesRead).toString("latin1") === age_begins;
    } finally {
      await opened.close();
    }
  } catch (cause) {
    throw new BackupError(`${file} can't be read.`, { cause });
  }
}

function webStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

const disk_faults: Record<string, string> = {
  ENOSPC: "the disk is full",
  ENOENT: "its folder is not there",
  EACCES: "this user may not write there",
  EROFS: "nothing can be written there",
};

function sayWritten(cause: unknown, file: string): unknown {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const fault = disk_faults[code];
  return fault === undefined ? cause : new BackupError(`${file} can't be written: ${fault}.`, { cause });
}
