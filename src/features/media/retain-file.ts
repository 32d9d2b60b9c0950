import { randomBytes } from "node:crypto";
import type { Context } from "../../platform/context.ts";
import { fileNamesOf } from "../../platform/pictures/pictures.ts";
import { private_prefix } from "../../platform/storage/storage.ts";
import { reserveKnownFile, insertStoredFile, type FileFacts } from "./store.ts";

/** Metadata and contents by file name suffix [media-4]. */
export type ReadyFile = FileFacts & {
  /** By suffix: `-w320.webp`, `-c360.webp`, `.mp4`. */
  parts: ReadonlyMap<string, Uint8Array>;
};

/** The other eight digits make each copy's name unique. */
const content_digits = 24;

/**
 * Call before the transaction that references the file, then `retainFile` inside it. The row comes first, reserved for
 * a minute, so that a crash leaves no untracked bytes. Names are never reused. `content_hash` covers source and
 * processing; equal content is shared, private files never.
 */
export async function storeFile(
  ctx: Pick<Context, "db" | "storage">,
  content_hash: string,
  prepare: () => Promise<ReadyFile>,
  { is_private = false } = {},
): Promise<string> {
  const known = await reserveKnownFile(ctx.db, content_hash);
  if (known !== null) return known;
  const { parts, ...facts } = await prepare();
  const prefix = is_private ? private_prefix : "";
  const hash = `${prefix}${content_hash.slice(0, content_digits)}${randomBytes(4).toString("hex")}`;
  const names = fileNamesOf({ hash, ...facts });
  const unknown = [...parts.keys()].filter((end) => !names.includes(`${hash}${end}`));
  if (unknown.length > 0 || parts.size !== names.length)
    throw new Error(`the row of a file lists ${names.join(", ")}; the parts are ${[...parts.keys()].join(", ")}`);
  await insertStoredFile(ctx.db, { ...facts, hash, content_hash });
  // All settle, so that nothing is still writing when the reservation ends.
  const written = await Promise.allSettled([...parts].map(([end, bytes]) => ctx.storage.put(`${hash}${end}`, bytes)));
  for (const each of written) if (each.status === "rejected") throw each.reason;
  return hash;
}

/**
 * In the transaction that references the file; false means it was deleted. Lock several in hash order, to avoid
 * deadlocks.
 */
export { retainFile } from "./store.ts";
