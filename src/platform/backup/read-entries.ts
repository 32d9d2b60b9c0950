import { buffer } from "node:stream/consumers";
import { isDeepStrictEqual, promisify } from "node:util";
import { zstdDecompress } from "node:zlib";
import type * as z from "zod";
import * as form from "./backup-form.ts";

const decompress = promisify(zstdDecompress);

/** A chunk holds 2 MB of rows and one more row, which may be large. */
const piece_bytes_max = 256 * 1024 * 1024;
/** Larger than any upload. */
const file_bytes_max = 512 * 1024 * 1024;
const text_bytes_max = 16 * 1024 * 1024;

export type Taker = {
  header(header: form.Header): Promise<void>;
  rows(table: form.TableColumns, rows: Buffer): Promise<void>;
  file(name: string, bytes: Uint8Array): Promise<void>;
};

/** Throws a `BackupError` for wrong checksums or a truncated backup. */
export async function readEntries(
  entries: AsyncIterable<form.Entry>,
  taker: Taker,
): Promise<{ header: form.Header; manifest: form.Manifest }> {
  const tables = new Map<string, { table: form.TableColumns; sum: form.AnyOrderSum }>();
  const files = new form.AnyOrderSum();
  let header: form.Header | undefined;
  let manifest: form.Manifest | undefined;
  for await (const entry of entries) {
    const { name } = entry;
    if (manifest !== undefined) throw form.damaged();
    if (header === undefined) {
      if (name !== form.header_name) throw form.damaged();
      header = await readText(entry, form.headerShape);
      for (const table of header.tables) tables.set(table.name, { table, sum: new form.AnyOrderSum() });
      await taker.header(header);
    } else if (name === form.manifest_name) {
      manifest = await readText(entry, form.manifestShape);
    } else if (name.startsWith(form.files_folder)) {
      const file = name.slice(form.files_folder.length);
      const bytes = await gather(entry, file_bytes_max);
      files.addFile(file, bytes);
      await taker.file(file, bytes);
    } else {
      const target = tables.get(name.replace(form.tables_folder, "").replace(/\/\d+\.zst$/, ""));
      if (target === undefined) throw form.damaged();
      const packed = await gather(entry, piece_bytes_max);
      const rows = await orDamaged(() => decompress(packed, { maxOutputLength: piece_bytes_max }));
      if (rows.at(-1) !== 10) throw form.damaged();
      target.sum.addLines(rows);
      await taker.rows(target.table, rows);
    }
  }
  const sums = Object.fromEntries([...tables].map(([name, { sum }]) => [name, sum.read()]));
  const read: form.Manifest = { tables: sums, files: files.read(), bytes: files.bytes };
  if (header === undefined || !isDeepStrictEqual(read, manifest)) throw form.damaged();
  return { header, manifest: read };
}

async function gather({ size, body }: form.Entry, bytes_max: number): Promise<Buffer> {
  if (size > bytes_max)
    throw new form.BackupError("A chunk of the backup is larger than Umshado ever writes. Nothing was changed.");
  return buffer(body as AsyncIterable<Uint8Array>);
}

async function readText<T>(entry: form.Entry, shape: z.ZodType<T>): Promise<T> {
  const text = await gather(entry, text_bytes_max);
  return orDamaged(() => shape.parseAsync(JSON.parse(text.toString())));
}

async function orDamaged<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw form.damaged(cause);
  }
}
