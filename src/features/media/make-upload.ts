import { readFile } from "node:fs/promises";
import type { Context } from "../../platform/context.ts";
import { fileKind } from "../../platform/file-kind.ts";
import { readStart, type ReceivedFile } from "../../platform/http/receive-files.ts";
import { refuse } from "../../platform/refusal.ts";
import { contentHash } from "../../platform/storage.ts";
import { storeFile, type ReadyFile } from "./keep-file.ts";
import { readFilmSize } from "./read-film-size.ts";
import { pictureShapes } from "./rules.ts";

/** A received file that can be stored: what is made of it, and the hash of both. */
export type MadeFile = { content_hash: string; ready: ReadyFile };

/** Stands in the hash for how pictures are encoded: with another encoder the same source makes another file. */
const encoding = "webp 72";

/** Makes a picture of a received file in the sizes of its use. Refuses what can't be used with a sentence that says why. */
export async function makePicture(
  ctx: Pick<Context, "pictures">,
  file: ReceivedFile,
  use: keyof typeof pictureShapes,
  signal: AbortSignal,
): Promise<MadeFile> {
  if (file.fault) refuse(file.fault);
  const shape = pictureShapes[use];
  const { parts, ...facts } = await ctx.pictures.make(file.path, shape, signal);
  return {
    content_hash: contentHash(file.sha256, `${encoding} ${JSON.stringify(shape)}`),
    ready: { kind: "image", content_type: "image/webp", ...facts, parts },
  };
}

/** Makes a banner of a received file: a picture, or an MP4 or WebM film, which is stored as it is [media-1]. */
export async function makeBanner(ctx: Context, file: ReceivedFile, signal: AbortSignal): Promise<MadeFile> {
  if (file.fault) refuse(file.fault);
  const kind = fileKind(await readStart(file));
  if (kind === null) refuse("not_a_banner");
  if (kind !== "mp4" && kind !== "webm") return makePicture(ctx, file, "banner", signal);
  const bytes = new Uint8Array(await readFile(file.path));
  const { width, height } = readFilmSize(bytes, kind) ?? refuse("picture_damaged");
  const facts = { width, height, widths: [], cut_widths: [], bytes: bytes.length, placeholder: null };
  return {
    content_hash: contentHash(file.sha256, kind),
    ready: { kind: "video", content_type: `video/${kind}`, ...facts, parts: new Map([[`.${kind}`, bytes]]) },
  };
}

/** Stores what was made and answers the hash to keep it by. */
export function storeMade(ctx: Pick<Context, "db" | "storage">, { content_hash, ready }: MadeFile): Promise<string> {
  return storeFile(ctx, content_hash, async () => ready);
}
