import { v7 } from "uuid";

/** Tells the time. Handed in wherever time matters, so that tests set it. */
export type Clock = () => Date;

/** The machine's own clock. */
export const systemClock: Clock = () => new Date();

/** So many times 24 hours before a moment. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 86_400_000);
}

/** A new id: UUID v7, so that ids made later sort later [accounts-1]. */
export function newId(): string {
  return v7();
}
