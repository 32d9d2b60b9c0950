import { hash } from "node:crypto";
import * as z from "zod";

/** What a backup can't be made of, or restored to or from. Its message is the one line that ends the command. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** The form that this program writes and reads [running-25]. */
export const backup_format = 1;

const sum = z.object({ count: z.int(), sum: z.string() });

/** The first entry of a backup: what has to be known before anything is restored. */
export const headerShape = z.object({
  format: z.int(),
  made_at: z.iso.datetime(),
  /** When the newest migration of its database was written: the key by which the order of migrations is known. */
  migration: z.number(),
  /** Its tables with the columns that are stored, in the order of their rows' fields. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

/** The last entry: what came before it. A backup without it was cut off. */
export const manifestShape = z.object({ tables: z.record(z.string(), sum), files: sum, bytes: z.number() });

export type Header = z.infer<typeof headerShape>;
export type Manifest = z.infer<typeof manifestShape>;
export type TableColumns = Header["tables"][number];

/** One piece of a backup under its name, of a size that is known beforehand. */
export type Entry = { name: string; size: number; body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

export const header_name = "header.json";
export const manifest_name = "manifest.json";
export const tables_folder = "tables/";
export const files_folder = "files/";

/** The whole of a body of so many bytes at most. Throws a `BackupError` where it has more. */
export async function gather(body: Entry["body"], bytes_max: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > bytes_max)
      throw new BackupError("A piece of the backup is larger than any of ours. Nothing was changed.");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** How many things there are, and a number that is another one where any of them differs, whatever order they come in. */
export type Sum = { count: number; sum: string };

/** Adds up the SHA-256 of things as numbers of 32 bits, eight a digest: a table's rows lie in another order once they were restored. */
export class AnyOrderSum {
  #count = 0;
  readonly #parts = new Uint32Array(8);

  add(...pieces: (Uint8Array | string)[]): void {
    const [only] = pieces;
    const digest = hash(
      "sha256",
      pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces.map(bytesOf)),
      "buffer",
    );
    for (let place = 0; place < 8; place += 1)
      this.#parts[place] = (this.#parts[place] ?? 0) + digest.readUInt32LE(place * 4);
    this.#count += 1;
  }

  /** Each line of a text that ends with the end of one. */
  addLines(text: Buffer): void {
    for (let from = 0; from < text.length;) {
      const end = text.indexOf(line_end, from);
      this.add(text.subarray(from, end));
      from = end + 1;
    }
  }

  read(): Sum {
    return { count: this.#count, sum: Buffer.from(this.#parts.buffer).toString("hex") };
  }
}

const line_end = 10;

function bytesOf(piece: Uint8Array | string): Uint8Array {
  return typeof piece === "string" ? Buffer.from(piece) : piece;
}
