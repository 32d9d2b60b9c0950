import type { KeyboardEvent } from "react";

/** The arrow keys go from one conversation of a list to the next, Home and End to its ends; Enter opens, as on any link. */
export function moveInList(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...(event.currentTarget.closest("ul")?.querySelectorAll("a") ?? [])];
  const at = links.indexOf(event.currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  links[Math.min(Math.max(to, 0), links.length - 1)]?.focus();
}
