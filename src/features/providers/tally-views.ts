import { createHmac, randomBytes } from "node:crypto";
import { hour_ms } from "../../contract/durations.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";

/** Past so many the oldest is forgotten: then somebody may count twice in an hour, and memory stays small. */
const lookers_max = 50_000;
const profiles_max = 20_000;

/** How often a profile was looked at on a day. */
export type DayViews = { provider_id: string; day: string; views: number };

/**
 * Looks at profiles that this process has counted and not yet written. One address counts once an hour for a profile. Of
 * an address only a form scrambled with a key that this process makes and never tells is held, in memory, for that hour [providers-21].
 */
export class ViewTally {
  readonly #key = randomBytes(32);
  /** Who looked at what, and until when that counts no more. The oldest is the first. */
  readonly #lookers = new Map<string, number>();
  #counts = new Map<string, DayViews>();

  /** Counts a look, unless the same address looked within the hour. */
  count(provider_id: string, address: string, now: Date): void {
    const looker = createHmac("sha256", this.#key).update(`${provider_id}\n${address}`).digest("base64");
    this.#forgetUntil(now.getTime());
    if (this.#lookers.has(looker)) return;
    this.#lookers.set(looker, now.getTime() + hour_ms);
    this.#add({ provider_id, day: southAfricanTime(now.getTime()).slice(0, 10), views: 1 });
  }

  /** Takes what is to be written. */
  take(): DayViews[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken;
  }

  /** Puts back what could not be written. */
  putBack(views: readonly DayViews[]): void {
    for (const each of views) this.#add(each);
  }

  #add({ provider_id, day, views }: DayViews): void {
    const key = `${provider_id} ${day}`;
    const before = this.#counts.get(key)?.views ?? 0;
    if (before === 0 && this.#counts.size >= profiles_max) return;
    this.#counts.set(key, { provider_id, day, views: before + views });
  }

  #forgetUntil(now_ms: number): void {
    for (const [looker, until] of this.#lookers) {
      if (until > now_ms && this.#lookers.size <= lookers_max) return;
      this.#lookers.delete(looker);
    }
  }
}
