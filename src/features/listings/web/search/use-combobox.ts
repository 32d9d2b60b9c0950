import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import { useNavigate, href } from "react-router";
import { call } from "../../../../client/call/call.ts";
import * as limits from "../../../../contract/limits.ts";
import { suggestForLineCall } from "../../../../contract/suggestions/calls.ts";
import { failureSentence } from "../../../../ui/report.ts";
import { type Suggestion, groupSuggestions, type SuggestionGroup } from "./line-options.ts";

const patience_ms = 15_000;
/** Maximum age of a cached location. */
const fresh_ms = 300_000;

const notShared = "Your browser didn’t share your location. Type a town instead.";
const nowhere = "We don’t know a place near you. Type a town instead.";

function getBrowserPosition(): Promise<GeolocationCoordinates | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(null),
      { timeout: patience_ms, maximumAge: fresh_ms },
    );
  });
}

/** The place is found in the browser, so that the location isn't sent [browse-23]. A sentence on failure. */
async function findWhere(typed: string): Promise<{ to: string } | { sentence: string }> {
  const coords = await getBrowserPosition();
  if (!coords) return { sentence: notShared };
  try {
    const { nearestPlace } = await import("../../../places/rules.ts");
    const place = nearestPlace(coords);
    if (!place) return { sentence: nowhere };
    const query = new URLSearchParams({ ...(typed !== "" && { search: typed }), near: place.slug });
    return { to: `${href("/providers")}?${query}` };
  } catch (cause) {
    return { sentence: failureSentence(cause, "The list of places could not be loaded.") };
  }
}

const pause_ms = 120;

function useSearchSuggestions(typed: string | null): { typed: string; groups: SuggestionGroup[] } | null {
  const [answered, setAnswered] = useState<{ typed: string; groups: SuggestionGroup[] } | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const makeRequest = async () => {
      const query = typed.trim().slice(0, limits.search_length_max);
      const outcome = await call(suggestForLineCall, { query: { query }, failed: "", signal });
      if (!signal.aborted) setAnswered({ typed, groups: outcome.ok ? groupSuggestions(outcome.body) : [] });
    };
    const timer = setTimeout(() => void makeRequest(), typed === "" ? 0 : pause_ms);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);
  return answered;
}

export type SuggestionItem = Omit<Suggestion, "to"> & { at: number; to?: string; act?: "where" | "submit" };

/** Whether the focus returns to a replaced line. */
let isReturning = false;

export function useCombobox(input: RefObject<HTMLInputElement | null>, id: string) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [sentence, setSentence] = useState("");
  const answered = useSearchSuggestions(typed);
  const groups = typed === null ? [] : numbered([...(answered?.groups ?? []), actionsFor(typed.trim())]);
  const items = groups.flatMap((group) => group.items);
  const isOpen = items.length > 0;

  function show(text: string | null) {
    setTyped(text);
    setActive(-1);
    setSentence("");
  }

  async function goWhere(text: string) {
    setSentence("Finding your location…");
    const result = await findWhere(text);
    if ("sentence" in result) setSentence(result.sentence);
    else void navigate(result.to);
  }

  function press({ act, to }: SuggestionItem) {
    show(null);
    if (to !== undefined) void navigate(to);
    else if (act === "where") void goWhere(input.current?.value.trim() ?? "");
    else input.current?.form?.requestSubmit();
  }

  useKeys(input, {
    isOpen,
    show,
    move: (to) => setActive(to(active, items.length)),
    press: () => {
      const item = items[active];
      if (item) press(item);
      else show(null);
      return item !== undefined;
    },
    hasActive: active >= 0,
  });
  useComboboxAria(input, { isOpen, id, active });
  useFocusTransfer(input);
  useRoom(input, isOpen ? id : null);
  return { isOpen, groups, count: items.length, active, sentence, isLoaded: answered?.typed === typed, press };
}

function actionsFor(typed: string): { title: string; options: Omit<SuggestionItem, "at">[] } {
  const where = { key: "where", text: "Use my location", note: "", act: "where" as const };
  const search = { key: "search", text: `Search for “${typed}”`, note: "", act: "submit" as const };
  return {
    title: "Or",
    options: [...("geolocation" in navigator ? [where] : []), ...(typed === "" ? [] : [search])],
  };
}

type Group = { title: string; options: Omit<SuggestionItem, "at">[] };

function numbered(groups: readonly Group[]): { title: string; items: SuggestionItem[] }[] {
  let at = -1;
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ title, options }) => ({ title, items: options.map((option) => ({ ...option, at: (at += 1) })) }));
}

type Move = (active: number, count: number) => number;

/** The line itself precedes the first and follows the last option. */
const moves: Readonly<Record<string, Move>> = {
  ArrowDown: (active, count) => (active + 1 === count ? -1 : active + 1),
  ArrowUp: (active, count) => (active === -1 ? count - 1 : active - 1),
  Home: () => 0,
  End: (_active, count) => count - 1,
};

type Keys = {
  isOpen: boolean;
  hasActive: boolean;
  show: (typed: string | null) => void;
  move: (to: Move) => void;
  press: () => boolean;
};

/** Home and End move in the text unless an option is active. */
function useKeys(input: RefObject<HTMLInputElement | null>, { isOpen, hasActive, show, move, press }: Keys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const to = moves[key];
    const isOurs = to && (hasActive || key.startsWith("Arrow"));
    if (isOurs && isOpen) move(to);
    else if (isOurs) show(input.current?.value ?? "");
    else if (key === "Escape" && isOpen) show(null);
    else if (key === "Enter" && press()) event.stopPropagation();
    else return;
    event.preventDefault();
  });
  const onShow = useEffectEvent(() => show(input.current?.value ?? ""));
  const onHide = useEffectEvent(() => show(null));
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    element.addEventListener("keydown", onKey);
    element.addEventListener("input", onShow);
    element.addEventListener("click", onShow);
    element.addEventListener("blur", onHide);
    // opens at once for somebody who typed before hydration
    if (element === document.activeElement && !isReturning && (element.value !== "" || element.matches(":hover")))
      onShow();
    isReturning = false;
    return () => {
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("input", onShow);
      element.removeEventListener("click", onShow);
      element.removeEventListener("blur", onHide);
    };
  }, [input]);
}

function useComboboxAria(
  input: RefObject<HTMLInputElement | null>,
  box: { isOpen: boolean; id: string; active: number },
) {
  const { isOpen, id, active } = box;
  useEffect(() => {
    const element = input.current;
    element?.setAttribute("role", "combobox");
    element?.setAttribute("aria-autocomplete", "list");
    element?.setAttribute("aria-expanded", String(isOpen));
    element?.setAttribute("aria-controls", isOpen ? id : "");
    element?.setAttribute("aria-activedescendant", isOpen && active >= 0 ? `${id}-${active}` : "");
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [input, isOpen, id, active]);
}

/** Minimum space below the line, in pixels. */
const room_min_px = 280;

/** Ends above a phone's keyboard; scrolls the line to the top if there is too little space [browse-24]. */
function useRoom(input: RefObject<HTMLInputElement | null>, box: string | null) {
  useEffect(() => {
    const element = input.current;
    const viewport = globalThis.visualViewport;
    const open = box === null ? null : document.getElementById(box);
    if (!element || !open || !viewport) return;
    const fit = () => {
      const room = () => viewport.offsetTop + viewport.height - element.getBoundingClientRect().bottom;
      if (room() < room_min_px) element.scrollIntoView({ block: "start" });
      open.style.setProperty("--room", `${Math.round(room())}px`);
    };
    fit();
    viewport.addEventListener("resize", fit);
    return () => viewport.removeEventListener("resize", fit);
  }, [input, box]);
}

/** A refilled form has a new line, which takes over the focus. */
function useFocusTransfer(input: RefObject<HTMLInputElement | null>) {
  useLayoutEffect(() => {
    const element = input.current;
    const form = element?.form;
    return () => {
      if (!element || element !== document.activeElement) return;
      queueMicrotask(() => {
        const next = form?.elements.namedItem(element.name);
        if (!(next instanceof HTMLInputElement) || next === element) return;
        isReturning = true;
        next.focus({ preventScroll: true });
      });
    };
  }, [input]);
}
