import { useEffect, useRef, useState } from "react";
import { useBlocker, useLocation } from "react-router";
import { holdLogOut } from "./log-out.ts";
import { readToken } from "./session.ts";

/**
 * Asks before a page with unsaved changes is left: by a link within the site, by closing the tab, by logging out, or by an act
 * that is handed to `ask`. Whoever is not signed in any more is not held back: where a session ended by itself, the draft is kept for the next sign-in.
 */
export function useLeaveGuard(hasChanges: boolean) {
  const { pathname: here } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation: { pathname }, nextLocation }) =>
      hasChanges &&
      readToken("provider") !== null &&
      // the address changes a moment before this page goes: whoever turns back in between is not asked again
      pathname === here &&
      pathname !== nextLocation.pathname,
  );
  const act = useRef<(() => void) | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isLoggingOut, setLoggingOut] = useState(false);
  useBrowsersQuestion(hasChanges);
  useEffect(() => {
    if (!hasChanges) return;
    return holdLogOut((goOn) => {
      act.current = goOn;
      setLoggingOut(true);
      setAsked(true);
    });
  }, [hasChanges]);

  return {
    /** Whether the question is about logging out, which forgets what was typed. */
    isLoggingOut,
    isAsking: isAsked || blocker.state === "blocked",
    /** Does something that leaves the page, at once or after the question. */
    ask(leaving: () => void) {
      if (!hasChanges) {
        leaving();
        return;
      }
      act.current = leaving;
      setLoggingOut(false);
      setAsked(true);
    },
    stay() {
      setAsked(false);
      setLoggingOut(false);
      if (blocker.state === "blocked") blocker.reset();
    },
    leave() {
      setAsked(false);
      if (blocker.state === "blocked") blocker.proceed();
      else act.current?.();
    },
  };
}

/** Has the browser ask before the tab is closed or loaded anew. */
function useBrowsersQuestion(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener("beforeunload", warn);
    return () => globalThis.removeEventListener("beforeunload", warn);
  }, [hasChanges]);
}
