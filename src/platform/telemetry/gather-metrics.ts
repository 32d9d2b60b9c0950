import { Registry } from "@prometheus-io/client";
import type { FromLead } from "../led-process.ts";

/** What one process has counted, as it says it between processes. */
export type CountedMetrics = readonly { name: string; type?: string }[];

/** A process that can be asked. */
export type Asked = { tell(message: FromLead): void };

/** A process that says nothing for so long is left out this time, its counts as they were. */
const wait_milliseconds = 2_000;

/**
 * Puts together what several serving processes have counted [running-30]. What one had counted when it was last heard stays
 * in the sums when it ends, so that no count ever falls.
 */
export class MetricsGatherer {
  readonly #asked = new Set<Asked>();
  readonly #last = new Map<Asked, CountedMetrics>();
  readonly #open = new Map<number, { left: Set<Asked>; done: () => void }>();
  #gone: CountedMetrics = [];
  #rounds = 0;

  add(asked: Asked): void {
    this.#asked.add(asked);
  }

  remove(asked: Asked): void {
    this.#asked.delete(asked);
    const last = this.#last.get(asked);
    this.#last.delete(asked);
    // what measures a moment goes with the process
    if (last) this.#gone = [...this.#gone, ...last.filter(({ type }) => type === "counter" || type === "histogram")];
    for (const round of this.#open.keys()) this.#answered(asked, round);
  }

  /** Takes what a process answers in a round. */
  measured(asked: Asked, { number, metrics }: { number: number; metrics: CountedMetrics }): void {
    if (this.#asked.has(asked)) this.#last.set(asked, metrics);
    this.#answered(asked, number);
  }

  /** Asks all, and answers the text that Prometheus reads. */
  async gather(): Promise<string> {
    const number = (this.#rounds += 1);
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, wait_milliseconds);
      const done = () => {
        clearTimeout(late);
        resolve();
      };
      this.#open.set(number, { left: new Set(this.#asked), done });
      for (const each of this.#asked) each.tell({ say: "measure", number });
      if (this.#asked.size === 0) done();
    });
    this.#open.delete(number);
    this.#gone = await Registry.aggregate([[...this.#gone]]).getMetricsAsJSON();
    return Registry.aggregate([this.#gone, ...this.#last.values()].map((each) => [...each])).metrics();
  }

  #answered(asked: Asked, number: number): void {
    const open = this.#open.get(number);
    open?.left.delete(asked);
    if (open?.left.size === 0) open.done();
  }
}
