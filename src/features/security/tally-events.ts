import * as limits from "../../contract/limits.ts";
import type { Happening } from "./rules.ts";

const minute_ms = 60_000;

/** What is the same within one minute, and how often it was. */
export type Summed = Happening & { minute: Date; times: number };

/**
 * Events that this process has noted and not yet written: what is the same within a minute is one, with a number. However
 * many networks and accounts an attack uses, a minute makes a bounded number of rows: past a bound events are summed without
 * saying from where, and past twice of it without saying whose account, so that their number alone goes on.
 */
export class EventTally {
  #minute = 0;
  /** What this minute has rows of, written or not. */
  readonly #known = new Set<string>();
  #noted = new Map<string, Summed>();

  add(happening: Happening, now: Date): void {
    const minute = Math.floor(now.getTime() / minute_ms) * minute_ms;
    if (minute !== this.#minute) this.#known.clear();
    this.#minute = minute;
    const unplaced = { ...happening, network: null, device: null, detail: null };
    const forms = [happening, unplaced, { ...unplaced, account_id: null, admin_id: null }];
    const rooms = [limits.security_events_per_minute_max, 2 * limits.security_events_per_minute_max, Infinity];
    const kept = forms.find((form, at) => this.#hasRoom(form, rooms[at] ?? Infinity)) ?? happening;
    this.#known.add(keyOf(kept));
    this.#sum({ ...kept, minute: new Date(minute), times: 1 });
  }

  /** Takes what is to be written. */
  take(): Summed[] {
    const taken = [...this.#noted.values()];
    this.#noted = new Map();
    return taken;
  }

  /** Puts back what could not be written. */
  putBack(noted: readonly Summed[]): void {
    for (const each of noted) this.#sum(each);
  }

  #hasRoom(happening: Happening, rows_max: number): boolean {
    return this.#known.has(keyOf(happening)) || this.#known.size < rows_max;
  }

  #sum(each: Summed): void {
    const { minute, times, ...happening } = each;
    const key = `${minute.getTime()} ${keyOf(happening)}`;
    this.#noted.set(key, { ...each, times: times + (this.#noted.get(key)?.times ?? 0) });
  }
}

/** The same for what is the same. */
export function keyOf({ event, outcome, account_id, admin_id, network, device, detail }: Happening): string {
  return JSON.stringify([event, outcome, account_id, admin_id, network, device, detail]);
}
