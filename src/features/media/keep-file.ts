import { randomBytes } from "node:crypto";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { fileNamesOf } from "../../platform/pictures.ts";
import { private_prefix } from "../../platform/storage.ts";
import { holdKnownFile, insertHeldFile, keepHeldFile, type FileFacts } from "./store.ts";

/** A file that is ready to be stored: what the database keeps of it, and its bytes by the ends of their names [media-4]. */
export type ReadyFile = FileFacts & {
  /** By what follows the hash in the name: `-w320.webp`, `-c360.webp`, `.mp4`. */
  parts: ReadonlyMap<string, Uint8Array>;
};

/** Digits of a stored file's hash that come from its content; the other eight make each copy's name its own. */
const content_digits = 24;

/**
 * Stores a file durably and answers the hash to name it by. Call it before the transaction that names the file.
 *
 * The protocol, by which no file is ever taken away under somebody's hands, whatever crashes and in how many processes:
 * 1. `storeFile`: the row first, held for a minute; then the bytes. No bytes lie in storage without a row that tells of
 *    them, so a crash in between leaves a row that nobody names and whose minute ends: the sweep takes both.
 * 2. In the transaction that names the file (in `media`, a setting, a hero's draft or a message's file): `keepFile`. It ends the hold and locks the row
 *    until the commit. Where it answers false the minute was over and the file is gone: store it again, or refuse.
 * 3. When the last name goes a trigger has the sweep look at once. It takes the row only where it can lock it and finds
 *    it unnamed, then the bytes. A name is never used a second time, so a late removal can't meet a new file.
 *
 * `content_hash` stands for the source's bytes *and* what is made of them (`contentHash` takes both): the same picture
 * as a logo and in a gallery is two files, since their widths differ. A file with that content which is stored already
 * is shared, and `prepare` is not called. Of a private file the name says so, and `content_hash` for whom it is: it is shared with nothing else.
 */
export async function storeFile(
  ctx: Pick<Context, "db" | "storage">,
  content_hash: string,
  prepare: () => Promise<ReadyFile>,
  { is_private = false } = {},
): Promise<string> {
  const known = await holdKnownFile(ctx.db, content_hash);
  if (known !== null) return known;
  const { parts, ...facts } = await prepare();
  const prefix = is_private ? private_prefix : "";
  const hash = `${prefix}${content_hash.slice(0, content_digits)}${randomBytes(4).toString("hex")}`;
  const names = fileNamesOf({ hash, ...facts });
  const unknown = [...parts.keys()].filter((end) => !names.includes(`${hash}${end}`));
  if (unknown.length > 0 || parts.size !== names.length)
    throw new Error(`the row of a file tells of ${names.join(", ")}; the parts are ${[...parts.keys()].join(", ")}`);
  await insertHeldFile(ctx.db, { ...facts, hash, content_hash });
  // All at once, and every one waited for, so that nothing is still being written when the minute is over.
  const written = await Promise.allSettled([...parts].map(([end, bytes]) => ctx.storage.put(`${hash}${end}`, bytes)));
  for (const each of written) if (each.status === "rejected") throw each.reason;
  return hash;
}

/**
 * Says in the transaction that names a stored file that it stays; see `storeFile`. False: it is gone. Whoever keeps
 * several in one transaction takes them in the order of their hashes, so that two never wait for each other in a circle.
 */
export async function keepFile(tx: Database, hash: string): Promise<boolean> {
  return keepHeldFile(tx, hash);
}
