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
  /** What the field was left with; null while somebody types there. */
  left: string | null;
  field: HTMLInputElement | null;
};

/**
 * The places that the field with this `list` may mean, asked for when somebody types there. A part that is fetched by
 * itself may bring them to a field that stands already. `within` is a province that the form says besides.
 */
export function usePlaceSuggestions(list: string, within: string): Suggestions {
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
      const text = typedIn(input);
      const query =
        within === "" || text.includes(",") ? text : `${text}, ${within}`.slice(0, limits.search_length_max);
      const outcome = await call(suggestPlaces, { query: { query }, failed: "", signal });
      if (!signal.aborted) setAnswered(outcome.ok ? { text, ...outcome.body } : null);
    };
    const askSoon = (pause: number) => {
      clearTimeout(timer);
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      timer = setTimeout(() => void ask(signal), pause);
    };
    const onFocus = () => askSoon(0);
    const onInput = () => {
      setLeft(null);
      askSoon(pause_ms);
    };
    const onBlur = () => setLeft(typedIn(input));
    input.addEventListener("focus", onFocus);
    input.addEventListener("input", onInput);
    input.addEventListener("blur", onBlur);
    if (document.activeElement === input) onFocus();
    return () => {
      input.removeEventListener("focus", onFocus);
      input.removeEventListener("input", onInput);
      input.removeEventListener("blur", onBlur);
      clearTimeout(timer);
      asking.abort();
    };
  }, [list, within]);

  return { answered, left, field };
}

function typedIn(input: HTMLInputElement): string {
  return input.value.trim().slice(0, limits.search_length_max);
}
