import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** What the router keeps with each entry of the browser's history, and how many things stood open over the page there. */
type Entry = { key?: string; idx?: number; open?: number } | null;

const entry = () => history.state as Entry;
const openHere = () => entry()?.open ?? 0;

/** How what is open now is closed by Back [visitors-21], the topmost last. */
const open: (() => void)[] = [];
/** The entry that the router is at while something is open. */
let place: Entry = null;
/** Where the next step through the history leads, if it is ours. */
let target: number | null = null;

function step(by: number) {
  target = (entry()?.idx ?? 0) + by;
  history.go(by);
}

/** An entry must not outlive what was open there: a press on Back would do nothing. */
function settle() {
  if (openHere() > open.length) step(-1);
}

function push() {
  // an index of its own: the router counts by it how far a step went
  history.pushState({ ...entry(), idx: (entry()?.idx ?? 0) + 1, open: open.length }, "");
}

/** Back was pressed over something open: it closes, and the page stays where it is. */
function closeTop() {
  const close = open.at(-1);
  close?.();
  // by then React has done what was asked for; what may not be closed at the moment has its entry again
  setTimeout(() => {
    if (close && open.includes(close) && openHere() < open.length) push();
  });
}

function hearStep(event: PopStateEvent) {
  const now = entry();
  const steps = (place?.idx ?? 0) - (now?.idx ?? 0);
  if (target !== null) {
    // an entry that the visitor typed, of another hash say, has no index
    const isThere = (now?.idx ?? 0) === target;
    target = null;
    event.stopImmediatePropagation();
    if (isThere) settle();
    // the router has gone on to another page meanwhile, and the step led back from there
    else step(1);
  } else if (open.length === 0 && openHere() > 0) {
    // the entry of a dialog that led to another page
    event.stopImmediatePropagation();
    history.back();
  } else if (open.length > 0 && (steps === 1 || steps === 0)) {
    event.stopImmediatePropagation();
    // filters that were set in an open sheet have entries of their own, and stay set; the newest may not be known here yet
    if (steps === 0 || now?.key !== place?.key) step(1);
    closeTop();
  }
}

/** Makes `useCloseOnBack` work. Called once, before the router listens to the history. */
export function followBack() {
  addEventListener("popstate", hearStep, true);
}

/**
 * Leaves the entry of something that was open when the page was loaded anew, which it isn't any more. The router is to hear
 * of this step, and only once the page is alive: a step before would have it draw something else than the server did.
 */
export function useClosedAfterReload(): void {
  useEffect(() => {
    if (open.length === 0 && openHere() > 0) history.back();
  }, []);
}

/**
 * While `isOpen`, a press on Back (a phone's, say) calls `onClose` instead of leaving the page: what is open has an entry in
 * the history, which goes when it is closed in any other way. The router never hears of these entries. For whatever covers the
 * page, such as a dialog or lightbox; `onClose` may refuse, and what is open may lead to another page.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const { key } = useLocation();
  const newest = useRef(onClose);
  useEffect(() => {
    newest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const close = () => newest.current();
    open.push(close);
    // one that closes as this one opens leaves its entry to it
    if (openHere() < open.length) push();
    return () => {
      open.splice(open.indexOf(close), 1);
      setTimeout(settle);
    };
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) place = entry();
  }, [isOpen, key]);
}
