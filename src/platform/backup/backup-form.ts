import { hash } from "node:crypto";
import * as z from "zod";

/** Its message is the command's one line of output. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** The format that this program writes and reads [running-25]. */
export const backup_format = 1;

const sum = z.object({ count: z.int(), sum: z.string() });

/** The first entry: what a restore needs before it starts. */
export const headerShape = z.object({
  format: z.int(),
  made_at: z.iso.datetime(),
  /** The timestamp of the newest migration, which orders migrations. */
  migration: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

/** The last entry, with checksums of the others. Without it, the backup is truncated. */
export const manifestShape = z.object({ tables: z.record(z.string(), sum), files: sum, bytes: z.number() });

export type Header = z.infer<typeof headerShape>;
export type Manifest = z.infer<typeof manifestShape>;
export type TableColumns = Header["tables"][number];

export type Entry = { name: string; size: number; body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

export const header_name = "header.json";
export const manifest_name = "manifest.json";
export const tables_folder = "tables/";
export const files_folder = "files/";

export function damaged(cause?: unknown): BackupError {
  return new BackupError("This is not a backup of Umshado, or it is damaged or incomplete. Nothing was changed.", {
    cause,
  });
}

/** Adds SHA-256 digests as eight 32-bit numbers, since restored rows come back in another order. */
export class AnyOrderSum {
  count = 0;
  bytes = 0;
  readonly #parts = new Uint32Array(8);

  addLines(text: Buffer): void {
    for (let from = 0; from < text.length;) {
      const end = text.indexOf(10, from);
      this.#add(text.subarray(from, end));
      from = end + 1;
    }
  }

  addFile(name: string, bytes: Uint8Array): void {
    this.bytes += bytes.length;
    this.#add(Buffer.concat([Buffer.from(name), hash("sha256", bytes, "buffer")]));
  }

  read(): z.infer<typeof sum> {
    return { count: this.count, sum: Buffer.from(this.#parts.buffer).toString("hex") };
  }

  #add(item: Uint8Array): void {
    const digest = hash("sha256", item, "buffer");
    for (let index = 0; index < 8; index += 1)
      this.#parts[index] = (this.#parts[index] ?? 0) + digest.readUInt32LE(index * 4);
    this.count += 1;
  }
}
