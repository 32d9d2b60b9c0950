import { useEffect, useState } from "react";
import { call } from "../../../client/call.ts";
import * as limits from "../../../contract/limits.ts";
import type { Place } from "../../../contract/places/shapes.ts";
import { suggestPlaces } from "../../../contract/places/words.ts";

/** Whoever types on is not asked for each letter. */
const pause_ms = 120;

type Answered = {
  /** What was typed. */
  text: string;
  places: readonly Place[];
  /** The slugs of the places that the text names. */
  named: readonly string[];
};

type Suggestions = {
  /** The newest answer; null until there is one, and without a connection. */
  answered: Answered | null;
  /** What the field was left with, after the press that left it; null while somebody types there. */
  left: string | null;
  /** Writes a place into the field, for whoever chose it from below. */
  choose: (text: string) => void;
};

/**
 * The places that the field with this `list` may mean, asked for when somebody types there. A part that is fetched by
 * itself may bring them to a field that stands already. `within` is a province that the form says besides; `isEager` asks
 * about what stands there from the beginning, too.
 */
export function usePlaceSuggestions(
  list: string,
  { within, isEager }: { within: string; isEager: boolean },
): Suggestions {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);

  useEffect(() => {
    const input = document.querySelector<HTMLInputElement>(`input[list="${CSS.escape(list)}"]`);
    setField(input);
    if (!input) return;
    let asking = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ask = async (signal: AbortSignal) => {
      const found = await findPlaces(typedIn(input), within, signal);
      if (!signal.aborted) setAnswered(found);
    };
    const askSoon = (pause: number) => {
      clearTimeout(timer);
      asking.abort();
      asking = new AbortController();
      timer = setTimeout((signal: AbortSignal) => void ask(signal), pause, asking.signal);
    };
    const onInput = () => {
      setLeft(null);
      askSoon(pause_ms);
    };
    const ends = new AbortController();
    const afterPress = watchPresses(ends.signal);
    const onBlur = () => afterPress(() => setLeft(document.activeElement === input ? null : typedIn(input)));
    input.addEventListener("focus", () => askSoon(0), ends);
    input.addEventListener("input", onInput, ends);
    input.addEventListener("blur", onBlur, ends);
    if (document.activeElement === input) askSoon(0);
    else if (isEager && input.value !== "") {
      onBlur();
      askSoon(0);
    }
    return () => {
      ends.abort();
      clearTimeout(timer);
      asking.abort();
    };
  }, [list, within, isEager]);

  const choose = (text: string) => {
    if (field) write(field, text);
    setLeft(text);
  };
  return { answered, left, choose };
}

async function findPlaces(text: string, within: string, signal: AbortSignal): Promise<Answered | null> {
  const query = within === "" || text.includes(",") ? text : `${text}, ${within}`.slice(0, limits.search_length_max);
  const outcome = await call(suggestPlaces, { query: { query }, failed: "", signal });
  return outcome.ok ? { text, ...outcome.body } : null;
}

/** Writes as somebody who types does: React hears of a value by the event alone, and only where it was set natively. */
function write(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

function typedIn(input: HTMLInputElement): string {
  return input.value.trim().slice(0, limits.search_length_max);
}

/**
 * Answers what runs a function at once, or, while the mouse or a finger presses something, once that press has become its click:
 * whatever the function moves would be missed by it. Watches until the signal is given.
 */
function watchPresses(signal: AbortSignal): (run: () => void) => void {
  let isPressing = false;
  const note = (event: Event) => {
    isPressing = event.type === "mousedown";
  };
  for (const type of ["mousedown", "mouseup"]) document.addEventListener(type, note, { capture: true, signal });
  return (run) => {
    if (!isPressing) run();
    else document.addEventListener("mouseup", () => setTimeout(run), { once: true, signal });
  };
}
