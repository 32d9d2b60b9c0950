import { isDeepStrictEqual, promisify } from "node:util";
import { zstdDecompress } from "node:zlib";
import type * as z from "zod";
import * as form from "./backup-form.ts";

const decompress = promisify(zstdDecompress);

/** A chunk holds 2 MB of rows and one more row, which may be large. */
const piece_bytes_max = 256 * 1024 * 1024;
const text_bytes_max = 16 * 1024 * 1024;

export type Taker = {
  header(header: form.Header): Promise<void>;
  rows(table: string, rows: Buffer): Promise<void>;
  file(name: string, body: AsyncIterable<Uint8Array>): Promise<void>;
};

/** Throws a `BackupError` for wrong checksums or a truncated backup. */
export async function readEntries(entries: AsyncIterable<form.Entry>, taker: Taker): Promise<form.Manifest> {
  const tables = new Map<string, form.AnyOrderSum>();
  const files = new form.AnyOrderSum();
  let header: form.Header | undefined;
  let manifest: form.Manifest | undefined;
  for await (const { name, body } of entries) {
    if (manifest !== undefined) throw damaged();
    if (header === undefined) {
      if (name !== form.header_name) throw damaged();
      header = parse(form.headerShape, await form.gather(body, text_bytes_max));
      for (const table of header.tables) tables.set(table.name, new form.AnyOrderSum());
      await taker.header(header);
    } else if (name === form.manifest_name) {
      manifest = parse(form.manifestShape, await form.gather(body, text_bytes_max));
    } else if (name.startsWith(form.files_folder)) {
      const file = name.slice(form.files_folder.length);
      await taker.file(file, files.addFile(file, body));
    } else {
      const table = name.replace(form.tables_folder, "").replace(/\/\d+\.zst$/, "");
      const rows = await unpackRows(body);
      const sum = tables.get(table);
      if (sum === undefined) throw damaged();
      sum.addLines(rows);
      await taker.rows(table, rows);
    }
  }
  const sums = Object.fromEntries([...tables].map(([name, sum]) => [name, sum.read()]));
  const read: form.Manifest = { tables: sums, files: files.read(), bytes: files.bytes };
  if (!isDeepStrictEqual(read, manifest)) throw damaged();
  return read;
}

async function unpackRows(body: form.Entry["body"]): Promise<Buffer> {
  const packed = await form.gather(body, piece_bytes_max);
  const rows = await decompress(packed, { maxOutputLength: piece_bytes_max }).catch((cause: unknown) => {
    throw damaged(cause);
  });
  if (rows.at(-1) !== 10) throw damaged();
  return rows;
}

function parse<T>(shape: z.ZodType<T>, bytes: Buffer): T {
  try {
    return shape.parse(JSON.parse(bytes.toString()));
  } catch (cause) {
    throw damaged(cause);
  }
}

function damaged(cause?: unknown): form.BackupError {
  return new form.BackupError("This is no backup of Umshado, or it is damaged or cut off. Nothing was changed.", {
    cause,
  });
}
