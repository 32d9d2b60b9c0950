import { promisify } from "node:util";
import { zstdDecompress } from "node:zlib";
import {
  BackupError,
  files_folder,
  gather,
  header_name,
  headerShape,
  manifest_name,
  manifestShape,
  tables_folder,
  type Entry,
  type Header,
  type Manifest,
  AnyOrderSum,
} from "./backup-form.ts";
import { FileSum } from "./make-entries.ts";

const unpack = promisify(zstdDecompress);

/** A piece has two megabytes of rows, and one more that may be large: what claims to be more is no backup of ours. */
const piece_bytes_max = 256 * 1024 * 1024;
/** Tables with their columns, and sums. */
const text_bytes_max = 16 * 1024 * 1024;

/** Where the pieces of a backup go as they are read. */
export type Taker = {
  header(header: Header): Promise<void>;
  rows(table: string, rows: Buffer): Promise<void>;
  /** Takes the whole body. */
  file(name: string, body: AsyncIterable<Uint8Array>): Promise<void>;
};

/**
 * Reads a backup from its beginning to its end, hands each piece on and answers what it adds up to. Throws a `BackupError` where the
 * sums are not those that its end tells, or it has no end.
 */
export async function readEntries(entries: AsyncIterable<Entry>, taker: Taker): Promise<Manifest> {
  const read = { tables: new Map<string, AnyOrderSum>(), files: new FileSum() };
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  for await (const { name, body } of entries) {
    if (manifest !== undefined) throw broken();
    if (name === manifest_name) manifest = parse(manifestShape, await gather(body, text_bytes_max));
    else if (header === undefined) {
      if (name !== header_name) throw broken();
      header = readHeader(await gather(body, text_bytes_max));
      for (const { name: table } of header.tables) read.tables.set(table, new AnyOrderSum());
      await taker.header(header);
    } else await takePiece({ name, body }, read, taker);
  }
  const tables = Object.fromEntries([...read.tables].map(([table, sum]) => [table, sum.read()]));
  const found = { tables, files: read.files.read(), bytes: read.files.bytes };
  if (manifest === undefined || !isSame(found, manifest)) throw broken();
  return manifest;
}

type Read = { tables: ReadonlyMap<string, AnyOrderSum>; files: FileSum };

async function takePiece({ name, body }: Pick<Entry, "name" | "body">, read: Read, taker: Taker): Promise<void> {
  if (name.startsWith(files_folder)) {
    const file = name.slice(files_folder.length);
    return taker.file(file, read.files.through(file, body));
  }
  const table = name.startsWith(tables_folder) ? name.slice(tables_folder.length).replace(/\/\d+\.zst$/, "") : "";
  const sum = read.tables.get(table);
  if (sum === undefined) throw broken();
  const packed = await gather(body, piece_bytes_max);
  const rows = await unpack(packed, { maxOutputLength: piece_bytes_max }).catch((cause: unknown) => {
    throw broken(cause);
  });
  if (rows.at(-1) !== 10) throw broken();
  sum.addLines(rows);
  await taker.rows(table, rows);
}

/** Whether two sums are of the same rows and files. */
function isSame(one: Manifest, other: Manifest): boolean {
  return sumsOf(one) === sumsOf(other);
}

function sumsOf({ tables, files, bytes }: Manifest): string {
  const sorted = Object.entries(tables).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([sorted.map(([name, { count, sum }]) => [name, count, sum]), files.count, files.sum, bytes]);
}

function readHeader(bytes: Buffer): Header {
  const read = headerShape.safeParse(json(bytes));
  if (read.success) return read.data;
  throw broken(read.error);
}

function parse<T>(shape: { parse(value: unknown): T }, bytes: Buffer): T {
  try {
    return shape.parse(json(bytes));
  } catch (cause) {
    throw broken(cause);
  }
}

function json(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString()) as unknown;
  } catch (cause) {
    throw broken(cause);
  }
}

function broken(cause?: unknown): BackupError {
  return new BackupError("This is no backup of Umshado, or it is damaged or cut off. Nothing was changed.", { cause });
}
