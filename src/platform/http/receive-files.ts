import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { FilesTaken } from "../../contract/call.ts";
import { refuse } from "../refusal.ts";
import { tell } from "../telemetry/signals.ts";
import { readBoundary, readParts, type PartHead } from "./multipart.ts";
import { paceBody } from "./pace-body.ts";

/** A file that somebody sent, on this machine's disk until its request is answered. */
export type ReceivedFile = {
  /** What the sender calls it: for people only. */
  name: string;
  path: string;
  /** Its SHA-256. */
  sha256: Uint8Array;
  bytes: number;
  /** Why it can't be used, known before its content is looked at. Its bytes were not kept. */
  fault: "file_too_large" | "file_missing" | null;
};

/** What a request brought besides its fields. */
export type Upload = {
  files: ReceivedFile[];
  /** Aborted when the sender has gone. */
  signal: AbortSignal;
};

/** Where the received files of all processes lie. The folder is emptied at every start: what is found there was cut off by a crash. */
export function allUploadsOf(dataDir: string): string {
  return join(dataDir, "uploads");
}

/** Where those of one process lie, which go with it. */
export function uploadFolderOf(dataDir: string, pid = process.pid): string {
  return join(allUploadsOf(dataDir), String(pid));
}

/** Boundaries and heads of parts: so many bytes a file at most. */
const framing_bytes_max = 65_536;
const name_length_max = 120;

/**
 * Receives the files of a request into a folder, counting while they arrive: of a file that is too large nothing is
 * kept, and it harms only itself. Refuses what is no form, too many files, and a request that brings twice of what may
 * be. Whatever happens, no file is left that is not answered.
 */
export async function receiveFiles(request: Request, taken: FilesTaken, folder: string): Promise<ReceivedFile[]> {
  const type = request.headers.get("content-type");
  if (!/^multipart\/form-data\b/i.test(type ?? ""))
    refuse("wrong_type", { sentence: "Please send this as a form with a file." });
  const boundary = readBoundary(type) ?? refuse("bad_upload");
  const request_bytes_max = 2 * taken.count_max * taken.bytes_max + framing_bytes_max;
  if (Number(request.headers.get("content-length")) > request_bytes_max) refuseSize(taken);
  const files: ReceivedFile[] = [];
  try {
    await receive(
      countBytes(request.body ?? refuse("bad_upload"), request_bytes_max, taken),
      boundary,
      taken,
      folder,
      files,
    );
  } catch (cause) {
    tell("upload", { outcome: "refused", bytes: 0 });
    await discardFiles(files);
    throw cause;
  }
  for (const { fault, bytes } of files) tell("upload", { outcome: fault === null ? "received" : "refused", bytes });
  return files;
}

/** Lays bytes that came otherwise beside the received files, until they are discarded. */
export async function layFile(
  folder: string,
  name: string,
  bytes: Uint8Array,
  bytes_max: number,
): Promise<ReceivedFile> {
  const draft = await openDraft(folder, name);
  try {
    await draft.write(bytes, bytes_max);
  } finally {
    await draft.end();
  }
  return draft.file;
}

/** How a received file begins: enough to tell what it is. */
export async function readStart({ path }: Pick<ReceivedFile, "path">): Promise<Uint8Array> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Takes received files off the disk. */
export async function discardFiles(files: readonly ReceivedFile[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
}

function refuseSize({ bytes_max }: FilesTaken): never {
  return refuse("file_too_large", { sentence: `File size must be less than ${Math.round(bytes_max / 1_048_576)}MB` });
}

/** The answer to a form that never ends is in the middle of it. */
async function* countBytes(body: ReadableStream<Uint8Array>, most: number, taken: FilesTaken) {
  let bytes = 0;
  for await (const chunk of paceBody(body)) {
    bytes += chunk.length;
    if (bytes > most) refuseSize(taken);
    yield chunk;
  }
}

async function receive(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  taken: FilesTaken,
  folder: string,
  files: ReceivedFile[],
): Promise<void> {
  let draft: Draft | undefined;
  try {
    for await (const event of readParts(body, boundary)) {
      if (event.is === "head") draft = await begin(event.head, taken, folder, files);
      else if (event.is === "bytes") await draft?.write(event.bytes, taken.bytes_max);
      else {
        await draft?.end();
        draft = undefined;
      }
    }
  } finally {
    await draft?.end();
  }
}

/** Makes room for a file; any other part of the form is passed over. */
async function begin({ field, file_name }: PartHead, taken: FilesTaken, folder: string, files: ReceivedFile[]) {
  if (field !== taken.field || file_name === undefined) return undefined;
  if (files.length === taken.count_max) refuseCount(taken);
  const draft = await openDraft(folder, file_name);
  files.push(draft.file);
  return draft;
}

function refuseCount({ count_max }: FilesTaken): never {
  return refuse("too_many_files", count_max === 1 ? { sentence: "Please choose one file only." } : {});
}

type Draft = { file: ReceivedFile; write(bytes: Uint8Array, bytes_max: number): Promise<void>; end(): Promise<void> };

async function openDraft(folder: string, file_name: string): Promise<Draft> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.part`);
  const handle: FileHandle = await open(path, "wx", 0o600);
  const hash = createHash("sha256");
  const file: ReceivedFile = { name: shownName(file_name), path, sha256: new Uint8Array(), bytes: 0, fault: null };
  return {
    file,
    async write(bytes, bytes_max) {
      file.bytes += bytes.length;
      if (file.bytes > bytes_max) {
        if (file.fault === null) await handle.truncate(0);
        file.fault = "file_too_large";
        return;
      }
      hash.update(bytes);
      await handle.appendFile(bytes);
    },
    async end() {
      await handle.close();
      file.sha256 = hash.digest();
      if (file.bytes === 0) file.fault = "file_missing";
    },
  };
}

/** The last part of a file's name, as it may stand in a sentence. */
function shownName(file_name: string): string {
  const last = file_name.split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .trim();
  return plain.slice(0, name_length_max) || "file";
}
