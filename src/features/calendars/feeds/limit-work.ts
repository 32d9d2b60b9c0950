export type DayWindow = { from: number; to: number };

/** A budget for parsing one feed; throws when spent. */
export class WorkLimit {
  #left: number;

  constructor(steps_max: number) {
    this.#left = steps_max;
  }

  spend(steps = 1): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooMuchWork("A calendar repeats its events too often");
  }
}

export class TooMuchWork extends Error {
  override name = "TooMuchWork";
}

export type FeedReading<Event> = { window: DayWindow; work: WorkLimit; unread: Set<Event> };
