export function focusFirstError(
  form: HTMLFormElement,
  fieldErrors: Readonly<Record<string, string | undefined>>,
): void {
  for (const control of form.elements) {
    const isInvalid = control instanceof HTMLElement && fieldErrors[control.getAttribute("name") ?? ""];
    if (!isInvalid || control.matches(":disabled")) continue;
    control.focus();
    return;
  }
}
