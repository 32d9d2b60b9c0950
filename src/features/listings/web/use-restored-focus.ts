import { useEffect, useRef, type MouseEvent } from "react";

/**
 * When the focused link disappears with its list, focuses its successor or the heading. Put the ref on a common
 * ancestor.
 */
export function useRestoredFocus(list: unknown) {
  const place = useRef<HTMLElement>(null);
  const pressed = useRef<number | null>(null);
  const filters = () => [...(place.current?.querySelectorAll<HTMLElement>('[aria-label^="Remove filter"]') ?? [])];
  useEffect(() => {
    const at = pressed.current;
    pressed.current = null;
    if (at === null || document.activeElement !== document.body) return;
    (filters()[at] ?? place.current?.querySelector<HTMLElement>("h2"))?.focus({ preventScroll: true });
  }, [list]);
  return {
    ref: place,
    onClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest<HTMLElement>("a") : null;
      if (!link) return;
      const at = filters().indexOf(link);
      pressed.current = at === -1 ? Infinity : at;
    },
  };
}
