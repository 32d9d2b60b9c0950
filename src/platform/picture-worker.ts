import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { ErrorCode } from "../contract/errors.ts";
import type { CardWords } from "./card-words.ts";
import { decodeHeic } from "./decode-heic.ts";
import { encodePicture, type EncodedPicture } from "./encode-picture.ts";
import { fileKind } from "./file-kind.ts";
import type { PictureShape } from "./pictures.ts";
import { Refusal, refuse } from "./refusal.ts";

/** What the worker pool asks its worker: a file to make a picture of, or words to draw. One at a time. */
export type PictureOrder = { path: string; shape: PictureShape } | { card: CardWords };
/** What the worker answers: the picture, the drawn card, or why there is none. `cause` says how a worker ended that didn't answer. */
export type PictureAnswer = { picture: EncodedPicture } | { card: Uint8Array } | { refusal: ErrorCode; cause?: string };

/**
 * The process in which strangers' pictures are decoded: it serves no request and holds no secret. Only the four decoders
 * of the formats that we take are open in it, whatever a file pretends to be.
 */
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
// The worker pool has gone, and with it whoever waits for a picture.
process.once("disconnect", () => process.exit(0));
