import { isPlainPress } from "./plain-press.ts";

/** The path of the link of ours that an event met, with what stands behind it; null where it met none. */
export function pressedAddress({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link?.origin === location.origin ? link.pathname + link.search + link.hash : null;
}

/** Has a link of ours that was pressed in the ordinary way go through the router, in a part of the page that React knows nothing of. */
export function followLink(event: MouseEvent, go: (to: string) => void): void {
  const to = pressedAddress(event);
  if (to === null || event.defaultPrevented || !isPlainPress(event)) return;
  event.preventDefault();
  go(to);
}
