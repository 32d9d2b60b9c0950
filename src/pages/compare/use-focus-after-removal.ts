import { useEffect, useRef } from "react";

/** Removing a column would lose its focus. `place` is the surrounding element. */
export function useFocusAfterRemoval(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const isRemoving = useRef(false);
  useEffect(() => {
    const wasRemoved = isRemoving.current && document.activeElement === document.body;
    isRemoving.current = false;
    if (!wasRemoved) return;
    const table = place.current?.querySelector<HTMLElement>("[role=region]");
    (table ?? place.current)?.focus({ preventScroll: true });
  }, [count]);
  return {
    place,
    onRemove() {
      isRemoving.current = true;
    },
  };
}
