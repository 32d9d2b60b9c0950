import { createHash } from "node:crypto";
import type { Encoding } from "./choose-encoding.ts";

/** An answer in the form in which it leaves. */
export type ReadyAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
  /** The tag of the same content as it was packed before: who has that has this. */
  earlierTag?: string;
};

/** The answer to give in a form of its body, whose ETag ends with the suffix. */
export function readyForm(
  { status, headers: kept, etag }: { status: number; headers: Record<string, string>; etag: string },
  encoding: Encoding,
  body: Buffer,
  suffix: string = encoding,
): ReadyAnswer {
  const vary = ["accept-encoding", kept["vary"] ?? []].flat().join(", ");
  const headers: Record<string, string> = { ...kept, etag: etagOf(etag, suffix), vary };
  headers["content-length"] = String(body.length);
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return { status, headers, body };
}

/** What tells one content from another: 132 bits of its SHA-256, of which an ETag is made. */
export function contentTag(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

/** The ETag of one form of a content. */
export function etagOf(etag: string, suffix: string): string {
  return `"${etag}-${suffix}"`;
}

/** The answer, or that the caller has it already: it keeps the tag under which it has it. */
export function answerTo(ready: ReadyAnswer, ifNoneMatch: string | undefined): ReadyAnswer {
  const isKnown = ifNoneMatch !== undefined && [ready.headers["etag"], ready.earlierTag].includes(ifNoneMatch);
  return isKnown ? notModified(ready, ifNoneMatch) : ready;
}

/** The answer with its age and a word for programs that it may not be so any more (RFC 9211); nobody on the way keeps it. */
export function stale(answer: ReadyAnswer, ageMilliseconds: number): ReadyAnswer {
  const age = String(Math.floor(ageMilliseconds / 1_000));
  const said = { age, "cache-status": "umshado; hit; detail=stale", "cache-control": "no-store" };
  return { ...answer, headers: { ...answer.headers, ...said } };
}

function notModified({ headers }: ReadyAnswer, etag: string): ReadyAnswer {
  const { "content-length": _length, "content-encoding": _encoding, "content-type": _type, ...kept } = headers;
  return { status: 304, headers: { ...kept, etag }, body: null };
}
