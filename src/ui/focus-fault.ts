export function focusFault(form: HTMLFormElement, faults: Readonly<Record<string, string | undefined>>): void {
  for (const control of form.elements) {
    const isFaulty = control instanceof HTMLElement && faults[control.getAttribute("name") ?? ""];
    if (!isFaulty || control.matches(":disabled")) continue;
    control.focus();
    return;
  }
}
