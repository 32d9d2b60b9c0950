import { useEffect, useRef, useState } from "react";
import type { AccountKind } from "../contract/accounts/schema.ts";
import { link_header, events_path } from "../contract/conversations/calls.ts";
import { apiAddress } from "./call/api-address.ts";
import { readToken } from "./session/session.ts";

const first_pause_ms = 1_000;

const longest_pause_ms = 60_000;

/** An account by its session, or a guest by its link's token. */
export type Listener = AccountKind | { link: string };

/**
 * A stream of events over `fetch`, since `EventSource` can't send a token; open while the page is visible. A closed
 * stream is reopened with growing delays. After each opening, and after `again`, events may have been missed: `name`
 * is "again" then.
 * @param who null opens no stream
 * @returns whether the stream is open; if not, poll
 */
export function useLiveEvents(who: Listener | null, onEvent: (event: LiveEvent) => void): boolean {
  const [isOpen, setOpen] = useState(false);
  const as = typeof who === "string" ? who : null;
  const link = typeof who === "string" ? null : (who?.link ?? null);
  const listener = useRef(onEvent);
  useEffect(() => {
    listener.current = onEvent;
  });
  useEffect(() => {
    if (as === null && link === null) return;
    const leave = join(`${as} ${link}`, () => headersOf(as, link), {
      onEvent: (event) => listener.current(event),
      onOpen: setOpen,
    });
    return () => {
      leave();
      setOpen(false);
    };
  }, [as, link]);
  return isOpen;
}

/** Shared by all listeners of a page, as browsers allow few connections. */
type Stream = { listeners: Set<StreamListener>; isOpen: boolean; end: () => void };
const streams = new Map<string, Stream>();

/** Opens with the first listener and closes with the last. */
function join(key: string, headers: () => Record<string, string>, listener: StreamListener): () => void {
  const stream = streams.get(key) ?? begin(headers);
  streams.set(key, stream);
  stream.listeners.add(listener);
  listener.onOpen(stream.isOpen);
  return () => {
    stream.listeners.delete(listener);
    if (stream.listeners.size > 0) return;
    streams.delete(key);
    stream.end();
  };
}

function begin(headers: () => Record<string, string>): Stream {
  const listeners = new Set<StreamListener>();
  let stop = new AbortController();
  const listen = () => {
    stop.abort();
    stop = new AbortController();
    if (document.visibilityState !== "visible") return;
    void listenWithRetry(headers, stop.signal, {
      onEvent: (event) => listeners.forEach((each) => each.onEvent(event)),
      onOpen: (is) => {
        stream.isOpen = is;
        listeners.forEach((each) => each.onOpen(is));
      },
    });
  };
  const end = () => {
    stop.abort();
    document.removeEventListener("visibilitychange", listen);
  };
  const stream: Stream = { listeners, isOpen: false, end };
  document.addEventListener("visibilitychange", listen);
  listen();
  return stream;
}

function headersOf(as: AccountKind | null, link: string | null): Record<string, string> {
  if (link !== null) return { [link_header]: link };
  return { Authorization: `Bearer ${(as && readToken(as)) ?? ""}` };
}

type StreamListener = {
  onEvent: (event: LiveEvent) => void;
  onOpen: (is: boolean) => void;
};

async function listenWithRetry(
  headers: () => Record<string, string>,
  signal: AbortSignal,
  { onEvent, onOpen }: StreamListener,
): Promise<void> {
  let [pause_ms, isFirst] = [first_pause_ms, true];
  while (!signal.aborted) {
    const outcome = await readStream(headers(), signal, (event) => {
      if (event.name === "open") onOpen(true);
      if (!isFirst || event.name !== "open") onEvent(event.name === "open" ? { name: "again", id: "" } : event);
      isFirst = false;
    });
    if (!signal.aborted) onOpen(false);
    // listeners learn it from their next request
    if (outcome === "dead") return onEvent({ name: "again", id: "" });
    if (outcome === "read") pause_ms = first_pause_ms;
    await wait(pause_ms, signal);
    pause_ms = Math.min(longest_pause_ms, pause_ms * 2);
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

type LiveEvent = { name: string; id: string };

/** Whether there was a stream, or the link is dead and retrying is useless. Opening is reported as "open". */
async function readStream(
  headers: Record<string, string>,
  signal: AbortSignal,
  onEvent: (event: LiveEvent) => void,
): Promise<"read" | "none" | "dead"> {
  try {
    const answer = await fetch(apiAddress(events_path), { headers, signal });
    if (answer.status === 400) return "dead";
    if (!answer.ok || answer.body === null) return "none";
    onEvent({ name: "open", id: "" });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += chunk.value;
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) announce(event, onEvent);
    }
    return "read";
  } catch {
    // no connection, or a hidden page: it reopens when shown
    return "none";
  }
}

function announce(event: string, onEvent: (event: LiveEvent) => void): void {
  const name = /^event: (.+)$/m.exec(event)?.[1];
  if (name !== undefined) onEvent({ name, id: /^data: (.*)$/m.exec(event)?.[1] ?? "" });
}
