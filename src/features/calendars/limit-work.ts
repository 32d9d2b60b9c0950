/** Days by their numbers since 1970, both included. */
export type DayWindow = { from: number; to: number };

/** What reading one feed may cost: counts down, and throws at the end. */
export class Work {
  #left: number;

  constructor(steps_max: number) {
    this.#left = steps_max;
  }

  spend(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new TooMuchWork("A calendar repeats its events too often");
  }
}

/** What a feed that costs more is refused with. */
export class TooMuchWork extends Error {
  override name = "TooMuchWork";
}
