import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { ErrorCode } from "../../contract/errors.ts";
import { Refusal, refuse } from "../refusal.ts";
import { fileKind } from "../storage/file-kind.ts";
import { decodeHeic } from "./decode-heic.ts";
import type { CardText } from "./draw-card.ts";
import { encodePicture, type EncodedPicture } from "./encode-picture.ts";
import type { PictureShape } from "./pictures.ts";

/** A file to encode or a card to draw, one at a time. */
export type PictureOrder = { path: string; shape: PictureShape } | { card: CardText };
/** `cause` says how a worker ended without an answer. */
export type PictureAnswer = { picture: EncodedPicture } | { card: Uint8Array } | { refusal: ErrorCode; cause?: string };

/** Decodes untrusted pictures: serves no request, holds no secret, and enables only our four formats' decoders. */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});
sharp.cache(false);
sharp.concurrency(1);

async function work(order: PictureOrder): Promise<PictureAnswer> {
  try {
    if ("card" in order) return { card: await (await import("./draw-card.ts")).drawCard(order.card) };
    const { path, shape } = order;
    const bytes = new Uint8Array(await readFile(path));
    const kind = fileKind(bytes);
    if (kind === null || kind === "mp4" || kind === "webm") refuse("not_a_picture");
    return { picture: await encodePicture(kind === "heic" ? await decodeHeic(bytes) : bytes, shape) };
  } catch (cause) {
    return { refusal: cause instanceof Refusal ? cause.code : "picture_damaged" };
  }
}

process.on("message", (order: PictureOrder) => {
  void work(order).then((answer) => process.send?.(answer));
});
process.once("disconnect", () => process.exit(0));
