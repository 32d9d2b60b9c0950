import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

function hear(change: () => void) {
  addEventListener("hashchange", change);
  return () => removeEventListener("hashchange", change);
}

/** The server never sees a hash. Null on the server and during hydration. */
export function useHashTab(): [tab: string | null, choose: (id: string) => void] {
  // Rerenders on every navigation, to read the snapshot again.
  useLocation();
  const hash = useSyncExternalStore(
    hear,
    () => window.location.hash.slice(1) || null,
    () => null,
  );
  return [hash, choose];
}

/** Opens once: the hash is removed, so that going back doesn't open it again. */
export function useHashOpen(name: string, open: () => void): void {
  const [hash] = useHashTab();
  useEffect(() => {
    if (hash !== name) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    open();
  }, [hash, name, open]);
}

function choose(id: string) {
  history.replaceState(history.state, "", `#${id}`);
  dispatchEvent(new Event("hashchange"));
}
