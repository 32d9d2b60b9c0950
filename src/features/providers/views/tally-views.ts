import { createHmac, randomBytes } from "node:crypto";
import { hour_ms } from "../../../contract/durations.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";

/** Bounds memory: beyond it the oldest is dropped, and may count twice in an hour. */
const lookers_max = 50_000;
const profiles_max = 20_000;
/** So that invented ids from one address don't fill the tally. Generous, since many phones share an address. */
const profiles_per_address_max = 1_000;

export type DayViews = { provider_id: string; day: string; views: number };

/**
 * Once an hour per address and profile. Addresses stay in memory for that hour, hashed with the process's key
 * [providers-21].
 */
export class ViewTally {
  readonly #key = randomBytes(32);
  readonly #lookers = new Map<string, number>();
  #addresses = new Map<string, number>();
  #hour = 0;
  #counts = new Map<string, DayViews>();

  count(provider_id: string, address: string, now: Date): void {
    const looker = this.#scramble(`${provider_id}\n${address}`);
    this.#forgetUntil(now.getTime());
    if (this.#lookers.has(looker) || !this.#mayLookAtMore(this.#scramble(address), now)) return;
    this.#lookers.set(looker, now.getTime() + hour_ms);
    this.#add({ provider_id, day: southAfricanDate(now), views: 1 });
  }

  take(): DayViews[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    return counts;
  }

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
