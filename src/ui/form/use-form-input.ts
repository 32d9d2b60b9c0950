import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Calls back for each input with its field, also for fields whose script is not loaded yet, which React would not
 * report, and for input before hydration.
 * @param alive resolves once all visible fields are hydrated; earlier input is then reported as one. If it rejects, the
 *   browser submits the form and loads a new page
 */
export function useFormInput(
  form: RefObject<HTMLFormElement | null>,
  hear: (field: Element) => void,
  alive?: () => Promise<unknown>,
): void {
  const heard = useEffectEvent(hear);
  const whenAlive = useEffectEvent(async () => alive?.());
  useEffect(() => {
    const at = form.current;
    if (!at) return;
    let last: Element | null = null;
    async function handleInput(field: Element) {
      const isWaiting = last !== null;
      last = field;
      if (isWaiting) return;
      await whenAlive().then(
        () => last && heard(last),
        () => form.current?.submit(),
      );
      last = null;
    }
    const listen = ({ target }: Event) => target instanceof Element && at.contains(target) && void handleInput(target);
    // React stops events for unhydrated parts below the window
    window.addEventListener("input", listen, true);
    for (const field of at.elements) if (filled.has(field)) void handleInput(field);
    return () => window.removeEventListener("input", listen, true);
  }, [form]);
}
