import type { Encoding } from "./choose-encoding.ts";
import type { ReadyAnswer } from "./ready-answer.ts";

/** An answer that may be given to anyone who asks the same. */
export type CachedAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
};

/** An answer as the page cache keeps it. */
export type Entry = Omit<CachedAnswer, "body"> & {
  tags: readonly string[];
  etag: string;
  /** The body as it is kept: with brotli where that pays. Other forms are made from it when somebody asks for one. */
  body: Buffer;
  packed: boolean;
  forms: Partial<Record<Encoding, Promise<Buffer>>>;
  ready: Partial<Record<Encoding, ReadyAnswer>>;
  bytes: number;
  madeAt: number;
  /** How many changes there had been when its making began. */
  asOf: number;
  make: Make;
  /** How often it was asked for, and when last. */
  asked: number;
  askedAt: number;
  packsAgain: boolean;
};

/** Makes an answer anew. */
export type Make = () => Promise<CachedAnswer>;

/** What is asked for so often, and was kept for so long, is packed as tightly as can be: what changes all the time never pays for that. */
const askedOften = 2;
const settledMilliseconds = 2_000;
/** What was asked for so lately is read at this moment. */
const hotMilliseconds = 1_000;

/** How long ago an entry was made. */
export function ageOf({ madeAt }: Entry): number {
  return Date.now() - madeAt;
}

/** Whether it is read at this moment, so that it will be asked for before long. */
export function isHot({ asked, askedAt }: Entry): boolean {
  return asked >= askedOften && Date.now() - askedAt <= hotMilliseconds;
}

/** Whether to pack it once more pays: it is asked for again, and has not changed for a while. */
export function isSettled(entry: Entry): boolean {
  return entry.asked >= askedOften && ageOf(entry) >= settledMilliseconds;
}
