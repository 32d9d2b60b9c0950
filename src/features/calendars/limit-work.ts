/** Days by their numbers since 1970, both included. */
export type DayWindow = { from: number; to: number };

/** What reading one feed may cost: counts down, and throws at the end. */
export class Work {
  #left: number;

  constructor(steps_max: number) {
    this.#left = steps_max;
  }

  spend(steps = 1): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooMuchWork("A calendar repeats its events too often");
  }
}

/** What a feed that costs more is refused with. */
export class TooMuchWork extends Error {
  override name = "TooMuchWork";
}

/** What events are read within, and which of them could not be read whole. */
export type Reading<Event> = { window: DayWindow; work: Work; unread: Set<Event> };
