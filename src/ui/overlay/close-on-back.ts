import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The router's history state, and how many overlays are open at the entry. */
type Entry = { key?: string; idx?: number; open?: number } | null;

const entry = () => history.state as Entry;
const overlaysAtEntry = () => entry()?.open ?? 0;

/** Close functions of the open overlays [visitors-21], topmost last. */
const open: (() => void)[] = [];
let currentEntry: Entry = null;
/** The index that our own history step leads to, or null. */
let target: number | null = null;

function goHistory(by: number) {
  target = (entry()?.idx ?? 0) + by;
  history.go(by);
}

/** An entry without its overlay would make a press on Back do nothing. */
function syncHistory() {
  if (overlaysAtEntry() > open.length) goHistory(-1);
}

function push() {
  // the router computes step lengths from the index
  history.pushState({ ...entry(), idx: (entry()?.idx ?? 0) + 1, open: open.length }, "");
}

function closeTop() {
  const close = open.at(-1);
  close?.();
  // after React's update; an overlay that refused to close gets its entry again
  setTimeout(() => {
    if (close && open.includes(close) && overlaysAtEntry() < open.length) push();
  });
}

function onPopState(event: PopStateEvent) {
  const now = entry();
  const steps = (currentEntry?.idx ?? 0) - (now?.idx ?? 0);
  if (target !== null) {
    // an entry that the visitor typed, such as a hash, has no index
    const isThere = (now?.idx ?? 0) === target;
    target = null;
    event.stopImmediatePropagation();
    if (isThere) syncHistory();
    // the router has navigated since: undo our step
    else goHistory(1);
  } else if (open.length === 0 && overlaysAtEntry() > 0) {
    event.stopImmediatePropagation();
    history.back();
  } else if (open.length > 0 && (steps === 1 || steps === 0)) {
    event.stopImmediatePropagation();
    // filters set inside an open sheet have their own entries and stay set; `currentEntry` may lag behind
    if (steps === 0 || now?.key !== currentEntry?.key) goHistory(1);
    closeTop();
  }
}

/** Call once, before the router listens to the history. */
export function followBack() {
  addEventListener("popstate", onPopState, true);
}

/** Only after hydration: the router sees this step and would render differently from the server. */
export function useClosedAfterReload(): void {
  useEffect(() => {
    if (open.length === 0 && overlaysAtEntry() > 0) history.back();
  }, []);
}

/**
 * Back calls `onClose` instead of leaving the page. The router doesn't see the added history entry. `onClose` may
 * refuse.
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
    // if another overlay closes at the same time, its entry is reused
    if (overlaysAtEntry() < open.length) push();
    return () => {
      open.splice(open.indexOf(close), 1);
      setTimeout(syncHistory);
    };
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) currentEntry = entry();
  }, [isOpen, key]);
}
