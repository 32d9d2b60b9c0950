import { createHmac, randomBytes } from "node:crypto";
import { hour_ms } from "../../contract/durations.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";

/** Past so many the oldest is forgotten: then somebody may count twice in an hour, and memory stays small. */
const lookers_max = 50_000;
const profiles_max = 20_000;
/** Of one address in an hour, so that made-up ids from one caller don't fill the tally. Many phones share an address. */
const profiles_per_address_max = 1_000;

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
  /** How many profiles an address looked at in the current hour. */
  #addresses = new Map<string, number>();
  #hour = 0;
  #counts = new Map<string, DayViews>();

  /** Counts a look, unless the same address looked within the hour or has looked at too many profiles. */
  count(provider_id: string, address: string, now: Date): void {
    const looker = this.#scramble(`${provider_id}\n${address}`);
    this.#forgetUntil(now.getTime());
    if (this.#lookers.has(looker) || !this.#mayLookAtMore(this.#scramble(address), now)) return;
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

  #scramble(text: string): string {
    return createHmac("sha256", this.#key).update(text).digest("base64");
  }

  #mayLookAtMore(address: string, now: Date): boolean {
    const hour = Math.floor(now.getTime() / hour_ms);
    if (hour !== this.#hour) this.#addresses = new Map();
    this.#hour = hour;
    const seen = this.#addresses.get(address) ?? 0;
    this.#addresses.set(address, seen + 1);
    return seen < profiles_per_address_max;
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
