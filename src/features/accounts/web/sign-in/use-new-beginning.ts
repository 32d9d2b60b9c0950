import { useEffect } from "react";

/** Moves the focus to the top when the whole page changes at the same address. */
export function useNewBeginning(): void {
  useEffect(() => {
    document.querySelector("main")?.focus();
  }, []);
}
