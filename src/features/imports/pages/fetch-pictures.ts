import { createHash, randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as numbers from "../../../contract/imports/calls.ts";
import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import type { ReceivedFile } from "../../../platform/http/receive-files.ts";
import { fetchPublic, type FetchError } from "../../../platform/network/fetch-public.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { makePicture, storeMade } from "../../media/make-upload.ts";
import { retainFile } from "../../media/retain-file.ts";
import { listUnfetched, updatePicture, type PictureRow } from "./store-pictures.ts";

type Fetching = Pick<Context, "db" | "storage" | "pictures" | "internet" | "config">;

const sentences: Record<FetchError, string> = {
  bad_address: "This is not a web address.",
  not_https: "It leads to another port, or to an address without https.",
  not_public: "It leads to a private network.",
  name_not_found: "There is no server with this name.",
  unreachable: "The server can’t be reached.",
  not_trusted: "The server’s certificate can’t be trusted.",
  needs_sign_in: "The server requires a login.",
  gone: "There is nothing at this address.",
  failed: "The server did not send it.",
  too_many_redirects: "It redirects too often.",
  too_large: "It is larger than the limit for pictures.",
  too_slow: "The server took too long to respond.",
};

/** Temporary errors, retried by the next import. */
const passing: ReadonlySet<FetchError> = new Set<FetchError>(["name_not_found", "unreachable", "failed", "too_slow"]);

type OnPicture = (address: string, error: string | null) => void;

/** Untrusted addresses: public hosts and https only [moving-9]; re-encoded like uploads [media-1]. Resumable. */
export async function fetchPictures(
  ctx: Fetching,
  source: string,
  { folder, onPicture }: { folder: string; onPicture?: OnPicture },
): Promise<{ fetched: number; failed: number }> {
  await mkdir(folder, { recursive: true });
  const waiting = await listUnfetched(
    ctx.db,
    source,
    [...passing].map((code) => sentences[code]),
  );
  const counts = { fetched: 0, failed: 0 };
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const error = await fetchOne(ctx, picture, folder);
      counts[error === null ? "fetched" : "failed"] += 1;
      if (error !== null) await updatePicture(ctx.db, picture.id, { error });
      onPicture?.(picture.address, error);
    }
  };
  await Promise.all(Array.from({ length: numbers.pictures_at_once }, work));
  return counts;
}

async function fetchOne(ctx: Fetching, { id, address, role }: PictureRow, folder: string): Promise<string | null> {
  const got = await fetchPublic(
    {
      address: address.replace(/^http:/i, "https:"),
      accept: "image/*",
      user_agent: `Umshado import (+${ctx.config.publicUrl})`,
      bytes_max: limits.image_bytes_max,
      seconds_max: numbers.picture_seconds_max,
    },
    ctx.internet,
  );
  if (got.outcome === "failed") return sentences[got.fault];
  if (got.outcome === "unchanged") return sentences.failed;
  const path = join(folder, `${randomUUID()}.part`);
  try {
    await writeFile(path, got.body, { mode: 0o600 });
    const sha256 = createHash("sha256").update(got.body).digest();
    const file: ReceivedFile = { name: address, path, sha256, bytes: got.body.length, error: null };
    const made = await makePicture(ctx, file, role, AbortSignal.timeout(numbers.picture_seconds_max * 1000));
    const hash = await storeMade(ctx, made);
    return await ctx.db.transaction(async (tx) => {
      if (!(await retainFile(tx, hash))) return sentences.failed;
      await updatePicture(tx, id, { file_hash: hash, error: null });
      return null;
    });
  } catch (cause) {
    if (cause instanceof Refusal) return cause.message;
    throw cause;
  } finally {
    await rm(path, { force: true });
  }
}
