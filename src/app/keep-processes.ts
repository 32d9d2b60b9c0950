import type { FromLead, Role } from "../platform/led-process.ts";
import type { Log } from "../platform/log.ts";

/** A process that serves, as the one that leads sees it. */
export type Serving = {
  id: number;
  pid: number;
  tell(message: FromLead): void;
  kill(): void;
  /** Answers whether it is the demo when it serves; null where it ends before. */
  ready: Promise<{ demo: boolean } | null>;
  /** How it ended, in a word; "0" is well. */
  ended: Promise<string>;
};

/** One that ends sooner than this after its start has not begun well. */
const well_begun_milliseconds = 10_000;
const first_wait_milliseconds = 250;
const longest_wait_milliseconds = 10_000;
/** So many in a row that have not begun well, with nobody left who serves, and the program gives up. */
const tries_max = 6;

/** How long the next one waits after so many in a row that have not begun well. */
function waitAfter(failed: number): number {
  return failed === 0 ? 0 : Math.min(first_wait_milliseconds * 2 ** (failed - 1), longest_wait_milliseconds);
}

/**
 * Keeps so many processes serving [running-20]. In the place of one that dies another is started, later and later where they
 * die at once; `gaveUp` is called when nobody serves and nobody can be started.
 */
export class KeptProcesses {
  readonly #start: (role: Role) => Serving;
  readonly #log: Log;
  readonly #gaveUp: () => void;
  /** Who has each place. */
  readonly #places: (Serving | undefined)[] = [];
  readonly #living = new Set<Serving>();
  readonly #serving = new Set<Serving>();
  #failed = 0;
  #demo = false;
  #isEnding = false;
  #isReplacing = false;

  constructor({ start, log, gaveUp }: { start: (role: Role) => Serving; log: Log; gaveUp: () => void }) {
    this.#start = start;
    this.#log = log;
    this.#gaveUp = gaveUp;
  }

  /** Starts the first, which prepares the data, and then the others. False where the first can't serve: it has said why. */
  async begin(processes: number): Promise<boolean> {
    const first = this.#enlist({ isFirst: true });
    this.#places[0] = first;
    const ready = await first.ready;
    if (ready === null) return false;
    this.#demo = ready.demo;
    const others = Array.from({ length: processes - 1 }, (_, place) => this.#fill(place + 1));
    await Promise.all(others.map(({ ready: serves }) => serves));
    return true;
  }

  /** Puts another in each one's place, one after the other: it serves before the old one takes no more. */
  async replaceAll(): Promise<void> {
    if (this.#isReplacing || this.#isEnding) return;
    this.#isReplacing = true;
    for (const place of this.#places.keys()) if (!(await this.#replace(place))) break;
    this.#isReplacing = false;
  }

  /** Asks all to end, and answers whether all of them ended well. */
  async end(): Promise<boolean> {
    this.#isEnding = true;
    const living = [...this.#living];
    for (const each of living) each.tell({ say: "end" });
    const ends = await Promise.all(living.map(({ ended }) => ended));
    return ends.every((how) => how === "0");
  }

  kill(): void {
    for (const each of this.#living) each.kill();
  }

  async #replace(place: number): Promise<boolean> {
    const next = this.#enlist({ isFirst: false });
    if ((await next.ready) === null) {
      this.#log.warn("replacing stopped", { worker: next.id, how: await next.ended });
      return false;
    }
    const old = this.#places[place];
    this.#places[place] = next;
    old?.tell({ say: "retire" });
    this.#log.info("process replaced", { worker: next.id, pid: next.pid, old: old?.pid });
    return !this.#isEnding;
  }

  #fill(place: number): Serving {
    const begun = this.#enlist({ isFirst: false });
    this.#places[place] = begun;
    return begun;
  }

  #enlist({ isFirst }: { isFirst: boolean }): Serving {
    const begun = this.#start({ isFirst, demo: this.#demo });
    const at = performance.now();
    this.#living.add(begun);
    void begun.ready.then((ready) => {
      if (!ready) return;
      this.#serving.add(begun);
      this.#log.info("process serves", { worker: begun.id, pid: begun.pid });
      // who was still starting when all were asked to end has not heard it
      if (this.#isEnding) begun.tell({ say: "end" });
    });
    void begun.ended.then((how) => this.#lost(begun, how, performance.now() - at));
    return begun;
  }

  /** Whoever had a place and was not asked to end is followed by another. */
  #lost(lost: Serving, how: string, lived_milliseconds: number): void {
    this.#living.delete(lost);
    const served = this.#serving.delete(lost);
    const place = this.#places.indexOf(lost);
    const beginning = place === 0 && !served && this.#serving.size === 0 && this.#places.length === 1;
    if (this.#isEnding || place === -1 || beginning) return;
    this.#log.warn("process ended", { worker: lost.id, pid: lost.pid, how });
    this.#failed = lived_milliseconds < well_begun_milliseconds ? this.#failed + 1 : 0;
    if (this.#failed >= tries_max && this.#serving.size === 0) {
      this.#isEnding = true;
      return this.#gaveUp();
    }
    setTimeout(() => {
      if (!this.#isEnding && this.#places[place] === lost) this.#fill(place);
    }, waitAfter(this.#failed));
  }
}
