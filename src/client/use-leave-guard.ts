import { useEffect, useRef, useState } from "react";
import { useBlocker, useLocation } from "react-router";
import { holdLogOut } from "./log-out.ts";
import { readToken } from "./session.ts";

/** Also for acts passed to `ask`. Not after an expired session, whose draft is saved. */
export function useLeaveGuard(hasChanges: boolean) {
  const { pathname: here } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation: { pathname }, nextLocation }) =>
      hasChanges &&
      readToken("provider") !== null &&
      // the address changes before the page unmounts: don't ask again
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
    isLoggingOut,
    isAsking: isAsked || blocker.state === "blocked",
    /** Leaves at once, or after the question. */
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

function useBrowsersQuestion(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener("beforeunload", warn);
    return () => globalThis.removeEventListener("beforeunload", warn);
  }, [hasChanges]);
}
