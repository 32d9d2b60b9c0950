import * as limits from "../contract/conversations/limits.ts";
import { minute_ms } from "../contract/durations.ts";
import { refuse } from "./refusal.ts";

const encoder = new TextEncoder();
/** What keeps proxies from ending a silent stream; no event. */
const beat = encoder.encode(":\n\n");

type Stream = { holder: string; send: (bytes: Uint8Array) => void; end: () => void };

/**
 * The open streams of server-sent events (WHATWG HTML 9.2) of this process, by whom they tell of. A stream holds no database connection: what
 * is told comes from the one that listens. It ends by itself after ten minutes, so that whose session is over is asked anew.
 */
export class LiveStreams {
  readonly #streams = new Map<string, Set<Stream>>();
  #isOver = false;

  /** How many are open. */
  get size(): number {
    return [...this.#streams.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Opens a stream of what is told to somebody, which whoever holds it reads. Refuses more than so many at once for one holder (`too_many_requests`). */
  open(whose: string, { holder = whose, most = limits.streams_per_account_max } = {}): ReadableStream<Uint8Array> {
    const own = this.#streams.get(whose) ?? new Set();
    if ([...own].filter((each) => each.holder === holder).length >= most)
      refuse("too_many_requests", { retryAfterSeconds: 60 });
    let close: () => void = () => undefined;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const beating = setInterval(() => controller.enqueue(beat), limits.stream_beat_seconds * 1000).unref();
        const ending = setTimeout(() => stream.end(), limits.stream_minutes * minute_ms).unref();
        close = () => {
          clearInterval(beating);
          clearTimeout(ending);
          own.delete(stream);
          if (own.size === 0) this.#streams.delete(whose);
        };
        const stream: Stream = {
          holder,
          send: (bytes) => controller.enqueue(bytes),
          end: () => {
            close();
            controller.close();
          },
        };
        // what proxies hold back until something comes
        controller.enqueue(beat);
        if (this.#isOver) return stream.end();
        this.#streams.set(whose, own.add(stream));
      },
      cancel: () => close(),
    });
  }

  /** Tells an event to all streams of somebody: its name and an id, no contents. */
  tell(whose: string, event: string, id: string): void {
    const own = this.#streams.get(whose);
    if (own === undefined) return;
    const bytes = encoder.encode(`event: ${event}\ndata: ${id}\n\n`);
    for (const stream of own) stream.send(bytes);
  }

  /** Tells an event to everybody. */
  tellAll(event: string): void {
    for (const whose of this.#streams.keys()) this.tell(whose, event, "");
  }

  /** Ends all streams of somebody. */
  end(whose: string): void {
    for (const stream of this.#streams.get(whose) ?? []) stream.end();
  }

  /** Ends all streams that somebody holds, whomever they are of. */
  endHeldBy(holder: string): void {
    for (const own of this.#streams.values()) for (const stream of own) if (stream.holder === holder) stream.end();
  }

  /** Ends all streams, and every one that is opened from then on. */
  close(): void {
    this.#isOver = true;
    for (const own of this.#streams.values()) for (const stream of own) stream.end();
  }
}
