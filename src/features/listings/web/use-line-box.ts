import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import { useNavigate } from "react-router";
import { call } from "../../../client/call.ts";
import * as limits from "../../../contract/limits.ts";
import { suggestForLine } from "../../../contract/suggestions/words.ts";
import { findWhere } from "./find-where.ts";
import { type LineOption, lineGroups, type LineGroup } from "./line-options.ts";

/** Whoever types on is not asked for each letter. */
const pause_ms = 120;

/** What is suggested for what is typed, kind by kind: the newest answer, until a newer one; nothing for null. */
function useLineSuggestions(typed: string | null): { typed: string; groups: LineGroup[] } | null {
  const [answered, setAnswered] = useState<{ typed: string; groups: LineGroup[] } | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const query = typed.trim().slice(0, limits.search_length_max);
      const outcome = await call(suggestForLine, { query: { query }, failed: "", signal });
      if (!signal.aborted) setAnswered({ typed, groups: outcome.ok ? lineGroups(outcome.body) : [] });
    };
    const timer = setTimeout(() => void ask(), typed === "" ? 0 : pause_ms);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);
  return answered;
}

/** An option of the box: where it stands, and where it leads, or what it does. */
export type LineItem = Omit<LineOption, "to"> & { at: number; to?: string; act?: "where" | "submit" };

/** The focus comes back to a line that takes the place of another one. */
let isReturning = false;

/**
 * The box below a search line as a combobox: what is in it, whether it is open, which option is active, and what the keys do. `id`
 * names the box; an option is called by it and its place.
 */
export function useLineBox(input: RefObject<HTMLInputElement | null>, id: string) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [sentence, setSentence] = useState("");
  const answered = useLineSuggestions(typed);
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
    const found = await findWhere(text);
    if ("sentence" in found) setSentence(found.sentence);
    else void navigate(found.to);
  }

  function press({ act, to }: LineItem) {
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
  useTold(input, { isOpen, id, active });
  useFocusHandedOn(input);
  useRoom(input, isOpen ? id : null);
  return { isOpen, groups, count: items.length, active, sentence, isSettled: answered?.typed === typed, press };
}

/** What can be done besides: the list near where somebody is, and what was typed as it is. */
function actionsFor(typed: string): { title: string; options: Omit<LineItem, "at">[] } {
  const where = { key: "where", text: "Use my location", note: "", act: "where" as const };
  const search = { key: "search", text: `Search for “${typed}”`, note: "", act: "submit" as const };
  return {
    title: "Or",
    options: [...("geolocation" in navigator ? [where] : []), ...(typed === "" ? [] : [search])],
  };
}

type Group = { title: string; options: Omit<LineItem, "at">[] };

/** Groups whose options know the place that they have in the box; none without options. */
function numbered(groups: readonly Group[]): { title: string; items: LineItem[] }[] {
  let at = -1;
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ title, options }) => ({ title, items: options.map((option) => ({ ...option, at: (at += 1) })) }));
}

type Move = (active: number, count: number) => number;

/** From the line itself, which is before the first and behind the last option. */
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
  /** Presses the active option and answers whether there is one. */
  press: () => boolean;
};

/** What keys and presses in the line do. Home and End belong to the text while no option is active. */
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
    const line = input.current;
    if (!line) return;
    line.addEventListener("keydown", onKey);
    line.addEventListener("input", onShow);
    line.addEventListener("click", onShow);
    line.addEventListener("blur", onHide);
    // whoever pressed or typed before this was there waits for it
    if (line === document.activeElement && !isReturning && (line.value !== "" || line.matches(":hover"))) onShow();
    isReturning = false;
    return () => {
      line.removeEventListener("keydown", onKey);
      line.removeEventListener("input", onShow);
      line.removeEventListener("click", onShow);
      line.removeEventListener("blur", onHide);
    };
  }, [input]);
}

/** Tells readers of the box in the attributes of the line, which the page wrote as a plain field. */
function useTold(input: RefObject<HTMLInputElement | null>, box: { isOpen: boolean; id: string; active: number }) {
  const { isOpen, id, active } = box;
  useEffect(() => {
    const line = input.current;
    line?.setAttribute("role", "combobox");
    line?.setAttribute("aria-autocomplete", "list");
    line?.setAttribute("aria-expanded", String(isOpen));
    line?.setAttribute("aria-controls", isOpen ? id : "");
    line?.setAttribute("aria-activedescendant", isOpen && active >= 0 ? `${id}-${active}` : "");
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [input, isOpen, id, active]);
}

/** Less than this below the line is too little for a list, in pixels. */
const room_min_px = 280;

/** The box ends where the window does, or the keyboard of a phone begins; where that leaves too little, the line goes to the top [browse-24]. */
function useRoom(input: RefObject<HTMLInputElement | null>, box: string | null) {
  useEffect(() => {
    const line = input.current;
    const viewport = globalThis.visualViewport;
    const open = box === null ? null : document.getElementById(box);
    if (!line || !open || !viewport) return;
    const fit = () => {
      const room = () => viewport.offsetTop + viewport.height - line.getBoundingClientRect().bottom;
      if (room() < room_min_px) line.scrollIntoView({ block: "start" });
      open.style.setProperty("--room", `${Math.round(room())}px`);
    };
    fit();
    viewport.addEventListener("resize", fit);
    return () => viewport.removeEventListener("resize", fit);
  }, [input, box]);
}

/** A form that is filled anew has another line: it gets the focus that this one had. */
function useFocusHandedOn(input: RefObject<HTMLInputElement | null>) {
  useLayoutEffect(() => {
    const line = input.current;
    const form = line?.form;
    return () => {
      if (!line || line !== document.activeElement) return;
      queueMicrotask(() => {
        const next = form?.elements.namedItem(line.name);
        if (!(next instanceof HTMLInputElement) || next === line) return;
        isReturning = true;
        next.focus({ preventScroll: true });
      });
    };
  }, [input]);
}
