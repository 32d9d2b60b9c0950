import { v7 } from "uuid";
import { day_ms } from "../contract/durations.ts";

/** Tells the time. Handed in wherever time matters, so that tests set it. */
export type Clock = () => Date;

/** The machine's own clock. */
export const systemClock: Clock = () => new Date();

/** So many times 24 hours before a moment. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * day_ms);
}

/** A new id: UUID v7, so that ids made later sort later [accounts-1]. */
export function newId(): string {
  return v7();
}
