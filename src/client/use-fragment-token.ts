import { useEffect, useState } from "react";

/** The token behind the #, once: neither history nor a copied address keeps it. Null until the page is alive, empty for none. */
export function useFragmentToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const { hash, pathname } = globalThis.location;
    setToken((now) => now || hash.slice(1));
    if (hash !== "") globalThis.history.replaceState(globalThis.history.state, "", pathname);
  }, []);
  return token;
}
