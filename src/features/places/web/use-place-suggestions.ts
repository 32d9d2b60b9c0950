import { useEffect, useState } from "react";
import { call } from "../../../client/call.ts";
import * as limits from "../../../contract/limits.ts";
import { suggestPlaces } from "../../../contract/places/calls.ts";
import type { Place } from "../../../contract/places/schema.ts";

const pause_ms = 120;

type Answered = {
  text: string;
  places: readonly Place[];
  named: readonly string[];
};

type Suggestions = {
  answered: Answered | null;
  left: string | null;
  choose: (text: string) => void;
};

/** Works for a field rendered earlier. `within`: the form's province; `isEager`: also for the initial value. */
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

    const makeRequest = async (signal: AbortSignal) => {
      const result = await findPlaces(typedIn(input), within, signal);
      if (!signal.aborted) setAnswered(result);
    };
    const debounceRequest = (pause: number) => {
      clearTimeout(timer);
      asking.abort();
      asking = new AbortController();
      timer = setTimeout((signal: AbortSignal) => void makeRequest(signal), pause, asking.signal);
    };
    const onInput = () => {
      setLeft(null);
      debounceRequest(pause_ms);
    };
    const ends = new AbortController();
    const afterPress = watchPresses(ends.signal);
    const onBlur = () => afterPress(() => setLeft(document.activeElement === input ? null : typedIn(input)));
    input.addEventListener("focus", () => debounceRequest(0), ends);
    input.addEventListener("input", onInput, ends);
    input.addEventListener("blur", onBlur, ends);
    if (document.activeElement === input) debounceRequest(0);
    else if (isEager && input.value !== "") {
      onBlur();
      debounceRequest(0);
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

/** Sets the value natively and fires an event, since React notices no other change. */
function write(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

function typedIn(input: HTMLInputElement): string {
  return input.value.trim().slice(0, limits.search_length_max);
}

/** Delays a function until a pointer press has become a click, since moving the layout would make the click miss. */
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
