import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { errors } from "../../contract/errors.ts";
import { normaliseLine } from "../../contract/plain-text.ts";
import type { UploadLimits } from "../../contract/route.ts";
import { Refusal, refuse } from "../refusal.ts";
import { announce } from "../telemetry/signals.ts";
import { paceBody } from "./pace-body.ts";

export type ReceivedFile = {
  /** The sender's name for it, for display only. */
  name: string;
  path: string;
  sha256: Uint8Array;
  bytes: number;
  error: "file_too_large" | "file_missing" | null;
};

export type Upload = {
  files: ReceivedFile[];
  signal: AbortSignal;
};

/** Emptied at every start, since leftovers come from a crash. */
export function allUploadsOf(dataDir: string): string {
  return join(dataDir, "uploads");
}

export function uploadFolderOf(dataDir: string, pid = process.pid): string {
  return join(allUploadsOf(dataDir), String(pid));
}

const framing_bytes_max = 65_536;
const part_header_bytes_max = 8_192;
const name_length_max = 120;

/** Drops an oversized file alone; refuses an invalid or cut-off form, too many files or twice the allowed bytes. */
export async function receiveFiles(request: Request, limits: UploadLimits, folder: string): Promise<ReceivedFile[]> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type))
    refuse("wrong_type", { sentence: "Please send this as a form with a file." });
  const request_bytes_max = 2 * limits.count_max * limits.bytes_max + framing_bytes_max;
  if (Number(request.headers.get("content-length")) > request_bytes_max) refuseSize(limits);
  const body = countBytes(request.body ?? refuse("bad_upload"), request_bytes_max, limits);
  await mkdir(folder, { recursive: true });
  const files: ReceivedFile[] = [];
  try {
    await receive(body, type, limits, folder, files);
  } catch (cause) {
    announce("upload", { outcome: "refused", bytes: 0 });
    await discardFiles(files);
    throw cause;
  }
  for (const { error, bytes } of files) announce("upload", { outcome: error === null ? "received" : "refused", bytes });
  return files;
}

export async function layFile(
  folder: string,
  name: string,
  bytes: Uint8Array,
  bytes_max: number,
): Promise<ReceivedFile> {
  const file = newFile(folder, name);
  await mkdir(folder, { recursive: true });
  file.bytes = bytes.length;
  file.sha256 = createHash("sha256").update(bytes).digest();
  if (bytes.length > bytes_max) file.error = "file_too_large";
  else if (bytes.length === 0) file.error = "file_missing";
  else await writeFile(file.path, bytes, { flag: "wx", mode: 0o600 });
  return file;
}

export async function readStart({ path }: Pick<ReceivedFile, "path">): Promise<Uint8Array> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export async function discardFiles(files: readonly ReceivedFile[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
}

function refuseSize({ bytes_max }: UploadLimits): never {
  return refuse("file_too_large", { sentence: `File size must be less than ${Math.round(bytes_max / 1_048_576)}MB` });
}

/** Refuses an endless form before it ends. */
async function* countBytes(body: ReadableStream<Uint8Array>, most: number, limits: UploadLimits) {
  let bytes = 0;
  for await (const chunk of paceBody(body)) {
    bytes += chunk.length;
    if (bytes > most) refuseSize(limits);
    yield chunk;
  }
}

async function receive(
  body: AsyncIterable<Uint8Array>,
  type: string,
  limits: UploadLimits,
  folder: string,
  files: ReceivedFile[],
): Promise<void> {
  const form = openForm(type, limits);
  const arriving: BusboyFileStream[] = [];
  const writing: Promise<void>[] = [];
  let failure: Error | undefined;
  const stop = (cause: unknown) => {
    failure ??= failureOf(cause);
    form.destroy();
    for (const each of arriving) each.destroy();
  };
  form.on("file", (_field, content, file_name) => {
    const file = newFile(folder, file_name);
    files.push(file);
    arriving.push(content);
    writing.push(write(content, file).catch(stop));
  });
  // The rest of the form is read, so that the sender gets the answer.
  form.once("filesLimit", () => (failure ??= tooManyFiles(limits)));
  await pipeline(body, form).catch(stop);
  await Promise.all(writing);
  if (failure) throw failure;
}

function openForm(type: string, limits: UploadLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": type },
      isPartAFile: (field, _type, file_name) => field === limits.field && file_name !== undefined,
      limits: { files: limits.count_max, fileSize: limits.bytes_max, fields: 0, headerSize: part_header_bytes_max },
    });
  } catch {
    return refuse("bad_upload");
  }
}

function tooManyFiles({ count_max }: UploadLimits): Refusal {
  return new Refusal(
    "too_many_files",
    count_max === 1 ? "Please choose one file only." : errors.too_many_files.sentence,
  );
}

/** Any error but a refusal or our disk's means a broken form or a lost sender. */
function failureOf(cause: unknown): Error {
  if (cause instanceof Refusal || (cause instanceof Error && "syscall" in cause)) return cause;
  return new Refusal("bad_upload", errors.bad_upload.sentence);
}

function newFile(folder: string, file_name: string): ReceivedFile {
  const path = join(folder, `${randomUUID()}.part`);
  return { name: displayName(file_name), path, sha256: new Uint8Array(), bytes: 0, error: null };
}

async function write(content: BusboyFileStream, file: ReceivedFile): Promise<void> {
  const hash = createHash("sha256");
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      file.bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  };
  const draft = createWriteStream(file.path, { flags: "wx", mode: 0o600 });
  const closed = new Promise<void>((resolve) => draft.once("close", () => resolve()));
  try {
    await pipeline(content, count, draft);
  } finally {
    // a failed pipeline may end before the file is opened, and so before it can be removed
    await closed;
  }
  file.sha256 = hash.digest();
  if (file.bytes === 0) file.error = "file_missing";
  if (!content.truncated) return;
  file.error = "file_too_large";
  await truncate(file.path);
}

/** The last path segment, safe in a sentence. */
function displayName(file_name: string): string {
  const last = file_name.split(/[/\\]/).at(-1) ?? "";
  return normaliseLine(last.replaceAll(/\p{Cf}+/gu, " ")).slice(0, name_length_max) || "file";
}
