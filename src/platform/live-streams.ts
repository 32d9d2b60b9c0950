import { streams_per_account_max, stream_beat_seconds, stream_minutes } from "../contract/conversations/calls.ts";
import { minute_ms } from "../contract/durations.ts";
import { refuse } from "./refusal.ts";

const encoder = new TextEncoder();
/** A comment that keeps proxies from closing an idle stream. */
const beat = encoder.encode(":\n\n");

type Stream = { holder: string; send: (bytes: Uint8Array) => void; end: () => void };

/** Streams hold no database connection and end after ten minutes, so that expired sessions are noticed. */
export class LiveStreams {
  readonly #streams = new Map<string, Set<Stream>>();
  #isOver = false;

  get size(): number {
    return [...this.#streams.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Too many per holder: `too_many_requests`. */
  open(whose: string, { holder = whose, most = streams_per_account_max } = {}): ReadableStream<Uint8Array> {
    const openStreams = this.#streams.get(whose) ?? new Set();
    if ([...openStreams].filter((each) => each.holder === holder).length >= most)
      refuse("too_many_requests", { retryAfterSeconds: 60 });
    let close: () => void = () => undefined;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const beating = setInterval(() => controller.enqueue(beat), stream_beat_seconds * 1000).unref();
        const ending = setTimeout(() => stream.end(), stream_minutes * minute_ms).unref();
        close = () => {
          clearInterval(beating);
          clearTimeout(ending);
          openStreams.delete(stream);
          if (openStreams.size === 0) this.#streams.delete(whose);
        };
        const stream: Stream = {
          holder,
          send: (bytes) => controller.enqueue(bytes),
          end: () => {
            close();
            controller.close();
          },
        };
        controller.enqueue(beat);
        if (this.#isOver) return stream.end();
        this.#streams.set(whose, openStreams.add(stream));
      },
      cancel: () => close(),
    });
  }

  announce(whose: string, event: string, id: string): void {
    const receivers = this.#streams.get(whose);
    if (receivers === undefined) return;
    const bytes = encoder.encode(`event: ${event}\ndata: ${id}\n\n`);
    for (const stream of receivers) stream.send(bytes);
  }

  notifyAll(event: string): void {
    for (const whose of this.#streams.keys()) this.announce(whose, event, "");
  }

  end(whose: string): void {
    for (const stream of this.#streams.get(whose) ?? []) stream.end();
  }

  endStreamsOf(holder: string): void {
    for (const streams of this.#streams.values())
      for (const stream of streams) if (stream.holder === holder) stream.end();
  }

  /** Streams opened later end at once. */
  close(): void {
    this.#isOver = true;
    for (const group of this.#streams.values()) for (const stream of group) stream.end();
  }
}
