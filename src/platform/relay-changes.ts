import type { FromLead } from "./led-process.ts";

/** A process that hears of the others' changes. */
export type Hearer = { tell(message: FromLead): void };

/** A process that says nothing for so long is told by the database's notification alone. */
const wait_milliseconds = 200;

/**
 * Passes each change of one process on to the others, and tells it when all of them have forgotten what the change is about. So
 * whoever is answered by any of them after a change was acknowledged never gets what was before.
 */
export class ChangeRelay {
  readonly #hearers = new Set<Hearer>();
  /** Who has not answered yet, by the number under which a change was passed on, and what is done then. */
  readonly #open = new Map<number, { left: Set<Hearer>; done: () => void }>();
  #passed = 0;

  add(hearer: Hearer): void {
    this.#hearers.add(hearer);
  }

  /** A process that has ended holds nobody up. */
  remove(hearer: Hearer): void {
    this.#hearers.delete(hearer);
    for (const number of this.#open.keys()) this.forgotten(hearer, number);
  }

  /** Passes a change of one on; the number is its own. */
  pass(from: Hearer, { tags, number: own }: { tags: readonly string[]; number: number }): void {
    const left = new Set([...this.#hearers].filter((each) => each !== from));
    const number = (this.#passed += 1);
    const late = setTimeout(() => this.#finish(number), wait_milliseconds).unref();
    const done = () => {
      clearTimeout(late);
      from.tell({ say: "forgotten", number: own });
    };
    this.#open.set(number, { left, done });
    for (const each of left) each.tell({ say: "changed", tags, number });
    if (left.size === 0) this.#finish(number);
  }

  /** Takes the word of one that it has forgotten what the change of this number is about. */
  forgotten(hearer: Hearer, number: number): void {
    const left = this.#open.get(number)?.left;
    left?.delete(hearer);
    if (left?.size === 0) this.#finish(number);
  }

  #finish(number: number): void {
    const open = this.#open.get(number);
    this.#open.delete(number);
    open?.done();
  }
}
