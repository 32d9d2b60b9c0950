/** A ref for a sentence below all that a dialog shows, which a small screen scrolls. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
