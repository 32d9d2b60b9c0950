import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";

/** What one of these pages hands the next: it travels in the browser's history, never in the address. */
export type Arrival = {
  email?: string;
  message?: string;
  /** What a form may begin with, by the names of its fields. */
  fields?: Readonly<Record<string, string>>;
};

/** Reads what was handed on; a history entry may hold anything. */
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

/** What the page before handed on. The server doesn't know it, so a reloaded page has it after its first paint. */
export function useArrival(): Arrival {
  const location = useLocation();
  return useHydrated() ? readArrival(location.state) : {};
}

/** Puts what the page before handed on into fields that are still empty. */
export function useArrivedFields(place: { current: HTMLFormElement | null }): void {
  const { fields } = useArrival();
  const isDone = useRef(false);
  useEffect(() => {
    // once: what somebody empties stays empty
    if (isDone.current || fields === undefined) return;
    isDone.current = true;
    for (const [name, text] of Object.entries(fields)) {
      const control = place.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.value === "") control.value = text;
    }
  }, [fields, place]);
}
