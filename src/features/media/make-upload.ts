import { readFile } from "node:fs/promises";
import type { Context } from "../../platform/context.ts";
import { readStart, type ReceivedFile } from "../../platform/http/receive-files.ts";
import { refuse } from "../../platform/refusal.ts";
import { fileKind } from "../../platform/storage/file-kind.ts";
import { contentHash } from "../../platform/storage/storage.ts";
import { readFilmSize } from "./read-film-size.ts";
import { storeFile, type ReadyFile } from "./retain-file.ts";
import { pictureShapes } from "./rules.ts";

export type MadeFile = { content_hash: string; ready: ReadyFile };

const encoding = "webp 72";

export async function makePicture(
  ctx: Pick<Context, "pictures">,
  file: ReceivedFile,
  use: keyof typeof pictureShapes,
  signal: AbortSignal,
): Promise<MadeFile> {
  if (file.error) refuse(file.error);
  const shape = pictureShapes[use];
  const { parts, ...facts } = await ctx.pictures.make(file.path, shape, signal);
  return {
    content_hash: contentHash(file.sha256, `${encoding} ${JSON.stringify(shape)}`),
    ready: { kind: "image", content_type: "image/webp", ...facts, parts },
  };
}

/** A picture, or an MP4 or WebM video, which is stored unchanged [media-1]. */
export async function makeBanner(ctx: Context, file: ReceivedFile, signal: AbortSignal): Promise<MadeFile> {
  if (file.error) refuse(file.error);
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

export function storeMade(ctx: Pick<Context, "db" | "storage">, { content_hash, ready }: MadeFile): Promise<string> {
  return storeFile(ctx, content_hash, async () => ready);
}
