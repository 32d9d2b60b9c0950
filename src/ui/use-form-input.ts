import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Hears each input into a form with the field it went into: also into fields whose own script is still on its way, which
 * React would not tell of, and what was put in before the form itself was alive.
 * @param alive resolves once every field on the screen is alive; what was put in until then is heard then, as one input. Where it
 *   rejects the form is submitted by the browser, which loads the page anew
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
    async function take(field: Element) {
      const isWaiting = last !== null;
      last = field;
      if (isWaiting) return;
      await whenAlive().then(
        () => last && heard(last),
        () => form.current?.submit(),
      );
      last = null;
    }
    const listen = ({ target }: Event) => target instanceof Element && at.contains(target) && void take(target);
    // React stops events for unhydrated parts below the window
    window.addEventListener("input", listen, true);
    for (const field of at.elements) if (filled.has(field)) void take(field);
    return () => window.removeEventListener("input", listen, true);
  }, [form]);
}
