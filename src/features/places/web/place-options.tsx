import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import { useEffect, type ReactNode, useState } from "react";
import { call } from "../../../client/call/call.ts";
import * as limits from "../../../contract/limits.ts";
import { suggestPlacesCall } from "../../../contract/places/calls.ts";
import type { Place } from "../../../contract/places/schema.ts";
import type { Province } from "../../../contract/primitives.ts";
import { Button } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/form/chips.tsx";
import { Icon } from "../../../ui/page/icon.tsx";
import styles from "./place-options.module.css";

const pause_ms = 120;

type Answered = {
  text: string;
  places: readonly Place[];
  named: readonly string[];
};

type Suggestions = {
  answered: Answered | null;
  /** The text when the field was left; null while it changes, undefined before it is used. */
  left: string | null | undefined;
  choose: (text: string) => void;
};

/** Works for a field rendered earlier. `within`: the form's province; `isEager`: also for the initial value. */
function usePlaceSuggestions(list: string, { within, isEager }: { within: string; isEager: boolean }): Suggestions {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [left, setLeft] = useState<string | null>();
  const [field, setField] = useState<HTMLInputElement | null>(null);

  useEffect(() => {
    const input = document.querySelector<HTMLInputElement>(`input[list="${CSS.escape(list)}"]`);
    setField(input);
    if (!input) return;
    let controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const makeRequest = async (signal: AbortSignal) => {
      const result = await findPlaces(typedIn(input), within, signal);
      if (!signal.aborted) setAnswered(result);
    };
    const debounceRequest = (pause: number) => {
      clearTimeout(timer);
      controller.abort();
      controller = new AbortController();
      timer = setTimeout((signal: AbortSignal) => void makeRequest(signal), pause, controller.signal);
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
      controller.abort();
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
  const outcome = await call(suggestPlacesCall, { query: { query }, failed: "", signal });
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

/** Delays a function until a press has become a click, which a moved layout would miss. */
function watchPresses(signal: AbortSignal): (run: () => void) => void {
  let isPressing = false;
  const recordPress = (event: Event) => {
    isPressing = event.type === "mousedown";
  };
  for (const type of ["mousedown", "mouseup"]) document.addEventListener(type, recordPress, { capture: true, signal });
  return (run) => {
    if (!isPressing) run();
    else document.addEventListener("mouseup", () => setTimeout(run), { once: true, signal });
  };
}

interface PlaceOptionsProps {
  id: string;
  /** Suggests `Town, Province` instead of the town alone. */
  withProvince?: boolean;
  within?: string;
  /** Called for a place in one province only. Must be a stable function. */
  onProvince?: (province: Province) => void;
  /** Called for each response. Must be a stable function. */
  onNamed?: (text: string, named: readonly string[]) => void;
  hasNote?: boolean;
  /** Shows the recognised place below the field, and asks where several share the name [couples-16]. */
  showsMatch?: boolean;
  /** The initial value's place where it is known: shown without a request. */
  match?: string | null;
}

/** Suggestions for a text field with this `list`; any other text is accepted [places-3]. Render it after the field. */
export function PlaceOptions({
  id,
  withProvince = false,
  within = "",
  onProvince,
  onNamed,
  hasNote = false,
  showsMatch = false,
  match = null,
}: PlaceOptionsProps) {
  const { answered, left, choose } = usePlaceSuggestions(id, { within, isEager: showsMatch && match === null });
  const { text = "", places = [], named = [] } = answered ?? {};
  const meant = places.filter(({ slug }) => named.includes(slug));
  const inProvinces = [...new Set(meant.map(({ province }) => province))];
  const [only] = inProvinces.length === 1 ? inProvinces : [];
  useEffect(() => {
    if (only) onProvince?.(only);
  }, [only, onProvince]);
  useEffect(() => {
    if (answered) onNamed?.(answered.text, answered.named);
  }, [answered, onNamed]);
  const written = places.map((place) => ({
    ...place,
    text: withProvince ? `${place.name}, ${place.province}` : place.name,
  }));
  const isLeft = left === text && text !== "";
  return (
    <>
      <datalist id={id}>
        {written.map(({ slug, text: value, province, other_names }) => (
          <option key={slug} value={value}>
            {[...other_names, ...(withProvince ? [] : [province])].join(", ")}
          </option>
        ))}
      </datalist>
      {hasNote && (
        <div role="status">
          {match !== null && left === undefined && !answered && <Understood>{match}</Understood>}
          {isLeft && named.length === 0 && (
            <PlaceSuggestions offered={written.slice(0, 3)} onChoose={choose}>
              We don’t know this place. It is saved as you typed it.{written.length > 0 && " Did you mean:"}
            </PlaceSuggestions>
          )}
          {isLeft && showsMatch && <PlaceMatch places={meant} onChoose={choose} />}
        </div>
      )}
    </>
  );
}

interface PlaceMatchProps {
  places: readonly Place[];
  onChoose: (text: string) => void;
}

/** The recognised place, or a choice where several share the name [couples-16]. */
function PlaceMatch({ places, onChoose }: PlaceMatchProps) {
  const written = places.map(({ slug, name, province }) => ({ slug, text: `${name}, ${province}` }));
  const [only, other] = written;
  if (!only) return null;
  if (other)
    return (
      <PlaceSuggestions offered={written} onChoose={onChoose}>
        There is more than one {places[0]?.name}. Which is it?
      </PlaceSuggestions>
    );
  return <Understood>{only.text}</Understood>;
}

function Understood({ children }: { children: string }) {
  return (
    <p className={styles.understood}>
      <Icon of={MapPin} />
      {children}
    </p>
  );
}

interface PlaceSuggestionsProps {
  children: ReactNode;
  offered: readonly { slug: string; text: string }[];
  onChoose: (text: string) => void;
}

function PlaceSuggestions({ children, offered, onChoose }: PlaceSuggestionsProps) {
  return (
    <div className={styles.note}>
      <p>{children}</p>
      <Chips>
        {offered.map(({ slug, text }) => (
          <Button key={slug} small variant="outline" onClick={() => onChoose(text)}>
            {text}
          </Button>
        ))}
      </Chips>
    </div>
  );
}
