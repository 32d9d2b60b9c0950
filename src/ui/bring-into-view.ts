/** A ref for a message at the end of a dialog, which small screens must scroll to. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
