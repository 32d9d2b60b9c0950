import { useEffect, useState } from "react";

/** The token in the hash, removed from the address. Null until hydration, empty for none. */
export function useFragmentToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const { hash, pathname } = globalThis.location;
    setToken((now) => now || hash.slice(1));
    if (hash !== "") globalThis.history.replaceState(globalThis.history.state, "", pathname);
  }, []);
  return token;
}
