import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../ui/page/use-hydrated.ts";

/** State for the next page, in the browser's history instead of the address. */
export type Arrival = {
  email?: string;
  message?: string;
  fields?: Readonly<Record<string, string>>;
};

/** A history entry may hold anything. */
export function readArrival(state: unknown): Arrival {
  if (typeof state !== "object" || state === null) return {};
  const { email, message, fields } = state as Record<string, unknown>;
  const texts = Object.entries(fields ?? {}).filter(([, text]) => typeof text === "string");
  return {
    ...(typeof email === "string" && { email }),
    ...(typeof message === "string" && { message }),
    ...(texts.length > 0 && { fields: Object.fromEntries(texts) }),
  };
}

/** Unknown to the server, so a reloaded page gets it after its first paint. */
export function useArrival(): Arrival {
  const location = useLocation();
  return useHydrated() ? readArrival(location.state) : {};
}

/** Fills empty fields only. */
export function useArrivedFields(place: { current: HTMLFormElement | null }): void {
  const { fields } = useArrival();
  const isDone = useRef(false);
  useEffect(() => {
    // once: a cleared field stays empty
    if (isDone.current || fields === undefined) return;
    isDone.current = true;
    for (const [name, text] of Object.entries(fields)) {
      const control = place.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.value === "") control.value = text;
    }
  }, [fields, place]);
}
