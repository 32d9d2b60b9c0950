import * as limits from "../../contract/limits.ts";
import { refuse } from "../refusal.ts";

/** How many seconds somebody is asked to wait when too many uploads are under way. */
const retry_after_seconds = 10;

/**
 * Bounds the uploads of one process [media-17]: each holds at most its files on the disk, one connection and one place in the
 * picture worker pool's queue. Asked before anything of the request's body is read.
 */
export class UploadGate {
  readonly #underWay = new Map<string, number>();
  #all = 0;

  /** Lets an upload in and answers how it leaves. Refuses when the process, or this one key, has enough under way. */
  enter(key: string): () => void {
    if (this.#all >= limits.uploads_at_once_max) refuse("uploads_busy", { retryAfterSeconds: retry_after_seconds });
    const own = this.#underWay.get(key) ?? 0;
    if (own >= limits.uploads_at_once_per_account_max)
      refuse("too_many_uploads", { retryAfterSeconds: retry_after_seconds });
    this.#all += 1;
    this.#underWay.set(key, own + 1);
    return () => this.#leave(key);
  }

  #leave(key: string): void {
    this.#all -= 1;
    const left = (this.#underWay.get(key) ?? 1) - 1;
    if (left === 0) this.#underWay.delete(key);
    else this.#underWay.set(key, left);
  }
}
