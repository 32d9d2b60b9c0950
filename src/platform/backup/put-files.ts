import type { Storage } from "../storage.ts";
import { BackupError, gather } from "./backup-form.ts";

/** Each waits for the disk or the network. */
const at_once = 8;

/** No upload may be as large, a film neither. */
const file_bytes_max = 512 * 1024 * 1024;

/** Puts files into storage, some at a time, and reads each back. */
export class PutFiles {
  readonly #storage: Storage;
  readonly #put: string[] = [];
  readonly #under_way = new Set<Promise<void>>();
  #failure: Error | undefined;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Takes a body, and answers how many were taken so far. */
  async put(name: string, body: AsyncIterable<Uint8Array>): Promise<number> {
    const bytes = await gather(body, file_bytes_max);
    this.#put.push(name);
    const work = this.#write(name, bytes)
      .catch((cause: unknown) => void (this.#failure ??= cause instanceof Error ? cause : new Error(String(cause))))
      .finally(() => this.#under_way.delete(work));
    this.#under_way.add(work);
    if (this.#under_way.size >= at_once) await Promise.race(this.#under_way);
    this.#assertWell();
    return this.#put.length;
  }

  /** Answers when all that was taken stands in storage. */
  async finish(): Promise<void> {
    await Promise.all(this.#under_way);
    this.#assertWell();
  }

  /** Takes them out again. */
  async undo(): Promise<void> {
    await Promise.all(this.#under_way);
    for (const name of this.#put) await this.#storage.remove(name).catch(() => undefined);
  }

  async #write(name: string, bytes: Buffer): Promise<void> {
    await this.#storage.put(name, bytes);
    const found = await this.#storage.get(name);
    if (found === null || Buffer.compare(found, bytes) !== 0)
      throw new BackupError(`What was written of the file ${name} is not what is read back. Nothing was changed.`);
  }

  #assertWell(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }
}
