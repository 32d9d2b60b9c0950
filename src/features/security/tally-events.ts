import { minute_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import type { Happening } from "./rules.ts";

export type Summed = Happening & { minute: Date; times: number };

/** Rows per minute are bounded: past a limit the network is left out, past twice the limit the account too. */
export class EventTally {
  #minute = 0;
  readonly #known = new Set<string>();
  #noted = new Map<string, Summed>();

  add(happening: Happening, now: Date): void {
    const minute = Math.floor(now.getTime() / minute_ms) * minute_ms;
    if (minute !== this.#minute) this.#known.clear();
    this.#minute = minute;
    const unplaced = { ...happening, network: null, device: null, detail: null };
    const forms = [happening, unplaced, { ...unplaced, account_id: null, admin_id: null }];
    const rooms = [limits.security_events_per_minute_max, 2 * limits.security_events_per_minute_max, Infinity];
    const saved = forms.find((form, at) => this.#hasRoom(form, rooms[at] ?? Infinity)) ?? happening;
    this.#known.add(tallyKey(saved));
    this.#sum({ ...saved, minute: new Date(minute), times: 1 });
  }

  take(): Summed[] {
    const sums = [...this.#noted.values()];
    this.#noted = new Map();
    return sums;
  }

  putBack(events: readonly Summed[]): void {
    for (const each of events) this.#sum(each);
  }

  #hasRoom(happening: Happening, rows_max: number): boolean {
    return this.#known.has(tallyKey(happening)) || this.#known.size < rows_max;
  }

  #sum(each: Summed): void {
    const { minute, times, ...happening } = each;
    const key = `${minute.getTime()} ${tallyKey(happening)}`;
    this.#noted.set(key, { ...each, times: times + (this.#noted.get(key)?.times ?? 0) });
  }
}

export function tallyKey({ event, outcome, account_id, admin_id, network, device, detail }: Happening): string {
  return JSON.stringify([event, outcome, account_id, admin_id, network, device, detail]);
}
