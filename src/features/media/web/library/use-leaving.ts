import { useEffect, useEffectEvent } from "react";

export function useLeaving(finish: () => void): void {
  const last = useEffectEvent(finish);
  useEffect(() => {
    const leave = () => last();
    globalThis.addEventListener("pagehide", leave);
    return () => {
      globalThis.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
}
