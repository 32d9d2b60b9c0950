export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Password managers fill fields before hydration, and React then renders the page again with empty ones. */
export function putBack(page: ParentNode, before: readonly Control[]): void {
  const removed = before.filter((each) => !each.isConnected && each.name !== "");
  for (const old of removed) {
    const same = (each: Control) => each.name === old.name && each.type === old.type;
    const at = before.filter(same).indexOf(old);
    const now = [...page.querySelectorAll<Control>("input, textarea, select")].filter(same)[at];
    if (now) putInto(now, old);
  }
}

/** Keeps newer input. React notices a value only through the native setter. */
function putInto(now: Control, old: Control): void {
  if (now instanceof HTMLInputElement && old instanceof HTMLInputElement && now.type in ticked) {
    if (now.checked !== old.checked) now.click();
    return;
  }
  if (now.type === "file" || now.type === "hidden" || now.value === old.value || old.value === "") return;
  if (now instanceof HTMLInputElement && now.value !== now.defaultValue) return;
  const prototype = Object.getPrototypeOf(now) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(now, old.value);
  now.dispatchEvent(new Event(now instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

const ticked = { checkbox: true, radio: true };
