import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

function hear(change: () => void) {
  addEventListener("hashchange", change);
  return () => removeEventListener("hashchange", change);
}

/**
 * The chosen tab, kept in the address behind the hash: the page is shared by everyone, and the server never sees a hash.
 * On the server and while the page wakes up it is null.
 */
export function useHashTab(): [tab: string | null, choose: (id: string) => void] {
  // Every change of the address by the router renders anew, and the snapshot is read again.
  useLocation();
  const hash = useSyncExternalStore(
    hear,
    () => window.location.hash.slice(1) || null,
    () => null,
  );
  return [hash, choose];
}

/** Opens what the address names behind its hash, once: the name is removed, so that going back does not open it again. */
export function useHashOpen(name: string, open: () => void): void {
  const [hash] = useHashTab();
  useEffect(() => {
    if (hash !== name) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    open();
  }, [hash, name, open]);
}

/** Past the router, which would scroll to the panel that the hash names: the tabs stay where they were pressed. */
function choose(id: string) {
  history.replaceState(history.state, "", `#${id}`);
  dispatchEvent(new Event("hashchange"));
}
