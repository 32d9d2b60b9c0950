import * as limits from "../../contract/limits.ts";
import { refuse } from "../refusal.ts";

/** How many seconds somebody is asked to wait when too many uploads are under way. */
const retry_after_seconds = 10;

/** Whose an upload is: no account for a visitor. */
export type Uploader = { account: string | undefined; address: string };

/**
 * Bounds the uploads of one process [media-17], an account's and an address's in each. What arrives is bounded for an account and an address, so that nobody's slow
 * sending keeps others out; what has come whole takes one of the few places to be worked on.
 */
export class UploadGate {
  readonly #arriving = new Map<string, number>();
  #all = 0;
  #worked_on = 0;

  /** Lets an upload in before anything of it is read, and answers how it leaves. Refuses when the process or its sender has enough. */
  enter({ account, address }: Uploader): () => void {
    if (this.#all >= limits.uploads_arriving_max) refuse("uploads_busy", { retryAfterSeconds: retry_after_seconds });
    const counted: [string, number][] = [[`address ${address}`, limits.uploads_at_once_per_address_max]];
    if (account !== undefined) counted.push([`account ${account}`, limits.uploads_at_once_per_account_max]);
    if (counted.some(([key, most]) => (this.#arriving.get(key) ?? 0) >= most))
      refuse("too_many_uploads", { retryAfterSeconds: retry_after_seconds });
    this.#all += 1;
    for (const [key] of counted) this.#add(key, 1);
    return () => {
      this.#all -= 1;
      for (const [key] of counted) this.#add(key, -1);
    };
  }

  /** Takes a place for an upload that has come whole, and answers how to give it back. Refuses when all are taken. */
  begin(): () => void {
    if (this.#worked_on >= limits.uploads_at_once_max)
      refuse("uploads_busy", { retryAfterSeconds: retry_after_seconds });
    this.#worked_on += 1;
    return () => void (this.#worked_on -= 1);
  }

  #add(key: string, more: number): void {
    const count = (this.#arriving.get(key) ?? 0) + more;
    if (count === 0) this.#arriving.delete(key);
    else this.#arriving.set(key, count);
  }
}
