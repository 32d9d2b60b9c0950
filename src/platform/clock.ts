import { v7 } from "uuid";

/** Tells the time. Handed in wherever time matters, so that tests set it. */
export type Clock = () => Date;

/** The machine's own clock. */
export const systemClock: Clock = () => new Date();

/** A new id: UUID v7, so that ids made later sort later [accounts-1]. */
export function newId(): string {
  return v7();
}
