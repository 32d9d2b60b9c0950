import { readFile } from "node:fs/promises";
import type { Context } from "../../platform/context.ts";
import { readStart, type ReceivedFile } from "../../platform/http/receive-files.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { isPdf } from "../../platform/storage/file-kind.ts";
import { contentHash } from "../../platform/storage/storage.ts";
import { makePicture, type MadeFile } from "./make-upload.ts";
import { storeFile } from "./retain-file.ts";

/** Only `scope` can read the file; no media address leads to it. The same file is stored once per scope. */
export async function savePrivate(
  ctx: Context,
  file: ReceivedFile,
  { scope, signal }: { scope: string; signal: AbortSignal },
): Promise<string> {
  const { content_hash, ready } = await make(ctx, file, signal);
  const scoped_hash = contentHash(Buffer.from(content_hash), `private ${scope}`);
  return storeFile(ctx, scoped_hash, async () => ready, { is_private: true });
}

async function make(ctx: Context, file: ReceivedFile, signal: AbortSignal): Promise<MadeFile> {
  if (file.error) refuse(file.error);
  if (isPdf(await readStart(file))) return makeDocument(file);
  try {
    return await makePicture(ctx, file, "message", signal);
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === "not_a_picture") refuse("not_for_messages");
    throw cause;
  }
}

async function makeDocument({ path, sha256 }: ReceivedFile): Promise<MadeFile> {
  const bytes = new Uint8Array(await readFile(path));
  const facts = { width: null, height: null, widths: [], cut_widths: [], bytes: bytes.length, placeholder: null };
  return {
    content_hash: contentHash(sha256, "pdf"),
    ready: { kind: "document", content_type: "application/pdf", ...facts, parts: new Map([[".pdf", bytes]]) },
  };
}
