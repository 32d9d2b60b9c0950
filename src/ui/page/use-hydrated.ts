import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** False for the first render, as on the server; true at once after client navigation. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
