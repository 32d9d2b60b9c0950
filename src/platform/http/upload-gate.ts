import * as limits from "../../contract/limits.ts";
import { refuse } from "../refusal.ts";

const retry_after_seconds = 10;

export type Uploader = { account: string | undefined; address: string };

/**
 * Limits uploads per process, account and address [media-17]. Arriving uploads take no processing place, so slow
 * senders don't block others.
 */
export class UploadGate {
  readonly #arriving = new Map<string, number>();
  #all = 0;
  #worked_on = 0;

  /** Call before reading the body. Returns the release function; refuses at a limit. */
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

  /** Takes a processing place and returns its release function; refuses when all are taken. */
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
