import { v7 } from "uuid";
import { day_ms } from "../../contract/durations.ts";

/** Injected, so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * day_ms);
}

/** UUID v7, which sorts by creation time [accounts-1]. */
export function newId(): string {
  return v7();
}
