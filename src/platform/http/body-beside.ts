import { transcode } from "node:buffer";
import type { Context as HonoContext } from "hono";

/** Takes an answer's body beside the answer: inside it a text is encoded, laid out as a stream and put together again. */
export type BodyBeside = { body?: Buffer };

/** What an asker hands the program to have a body laid beside its answer. */
export function askedBeside(beside: BodyBeside): object {
  return { beside };
}

/** Where the asker takes a body beside its answer, if it does. */
export function besideOf(c: HonoContext): BodyBeside | undefined {
  return (c.env as { beside?: BodyBeside } | undefined)?.beside;
}

/** Lays a body beside its answer where it is taken there. Returns what the answer itself holds: all of it, or nothing. */
export function heldInside(body: Buffer<ArrayBuffer>, beside: BodyBeside | undefined): Buffer<ArrayBuffer> | null {
  if (!beside) return body;
  beside.body = body;
  return null;
}

/** The body of an answer: its own, or if it has none what lies beside it. */
export async function bodyOf(answer: Response, { body }: BodyBeside): Promise<Buffer> {
  if (answer.body === null && body) return body;
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * The bytes, in UTF-8, of what `JSON.stringify` made, which has no half of a letter. One letter past Latin 1 makes it a text of two bytes a letter,
 * which the engine encodes letter by letter: to copy it, and have Node encode the copy, takes a fifth of the time.
 */
export function jsonBytes(text: string): Buffer<ArrayBuffer> {
  return transcode(Buffer.from(text, "utf16le"), "utf16le", "utf8");
}
