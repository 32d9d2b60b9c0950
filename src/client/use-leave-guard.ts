import { useEffect, useRef, useState } from "react";
import { useBlocker, useLocation } from "react-router";
import { guardLogOut } from "./session/log-out.ts";
import { readToken } from "./session/session.ts";

/** Also for acts passed to `confirmLeave`. Not after an expired session, whose draft is saved. */
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
  const [isRequested, setRequested] = useState(false);
  const [isLoggingOut, setLoggingOut] = useState(false);
  useBrowsersQuestion(hasChanges);
  useEffect(() => {
    if (!hasChanges) return;
    return guardLogOut((goOn) => {
      act.current = goOn;
      setLoggingOut(true);
      setRequested(true);
    });
  }, [hasChanges]);

  return {
    isLoggingOut,
    isDialogOpen: isRequested || blocker.state === "blocked",
    /** Leaves at once, or after the question. */
    confirmLeave(leaving: () => void) {
      if (!hasChanges) {
        leaving();
        return;
      }
      act.current = leaving;
      setLoggingOut(false);
      setRequested(true);
    },
    stay() {
      setRequested(false);
      setLoggingOut(false);
      if (blocker.state === "blocked") blocker.reset();
    },
    leave() {
      setRequested(false);
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
