/** Whether a link was pressed in the ordinary way: the new tab or window that a person asked for is left to the browser. */
export function isPlainPress(
  event: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
