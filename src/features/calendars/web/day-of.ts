/** Null outside the days. */
export function dayOf(target: EventTarget): string | null {
  const day = target instanceof Element ? target.closest("[data-day]") : null;
  return day?.getAttribute("data-day") ?? null;
}
