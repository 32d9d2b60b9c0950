import { useEffect, useRef } from "react";
import type { AccountKind } from "../contract/accounts/shapes.ts";
import { events_path } from "../contract/conversations/words.ts";
import { apiAddress } from "./api-address.ts";
import { readToken } from "./session.ts";

const first_pause_ms = 1_000;
const longest_pause_ms = 60_000;

/** What came over the stream: the event's name and an id. */
export type LiveEvent = { name: string; id: string };

/**
 * Listens to what changes for whoever is signed in, as long as the page is looked at: a stream of events over `fetch`, since an `EventSource` takes no token.
 * A stream that ends is opened again, ever later while it can't be; after each opening, and after `again`, something may have been missed (`name` is "again").
 * @param as whose session goes along; null opens nothing
 */
export function useLiveEvents(as: AccountKind | null, heard: (event: LiveEvent) => void): void {
  const ear = useRef(heard);
  useEffect(() => {
    ear.current = heard;
  });
  useEffect(() => {
    if (as === null) return;
    let stop = new AbortController();
    const listen = () => {
      stop.abort();
      stop = new AbortController();
      if (document.visibilityState === "visible") void keepListening(as, stop.signal, (event) => ear.current(event));
    };
    listen();
    document.addEventListener("visibilitychange", listen);
    return () => {
      stop.abort();
      document.removeEventListener("visibilitychange", listen);
    };
  }, [as]);
}

async function keepListening(as: AccountKind, signal: AbortSignal, heard: (event: LiveEvent) => void): Promise<void> {
  let [pause_ms, isFirst] = [first_pause_ms, true];
  while (!signal.aborted) {
    const wasOpen = await readStream(as, signal, (event) => {
      if (!isFirst || event.name !== "open") heard(event.name === "open" ? { name: "again", id: "" } : event);
      isFirst = false;
    });
    if (wasOpen) pause_ms = first_pause_ms;
    await wait(pause_ms, signal);
    pause_ms = Math.min(longest_pause_ms, pause_ms * 2);
  }
}

/** Reads one stream to its end; answers whether there was one. Its opening is told as "open". */
async function readStream(as: AccountKind, signal: AbortSignal, heard: (event: LiveEvent) => void): Promise<boolean> {
  try {
    const headers = { Authorization: `Bearer ${readToken(as) ?? ""}` };
    const answer = await fetch(apiAddress(events_path), { headers, signal });
    if (!answer.ok || answer.body === null) return false;
    heard({ name: "open", id: "" });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) tell(event, heard);
    }
    return true;
  } catch {
    // no connection, or nobody looks any more: it is opened again when somebody does
    return false;
  }
}

function tell(event: string, heard: (event: LiveEvent) => void): void {
  const name = /^event: (.+)$/m.exec(event)?.[1];
  if (name !== undefined) heard({ name, id: /^data: (.*)$/m.exec(event)?.[1] ?? "" });
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
