import { createContext, use, useEffect, useSyncExternalStore } from "react";
import { useVisitor } from "../../../../client/session/session.ts";

export type Hearted = { id: string; business_name: string };

/** Injected by a higher layer, because favourites depend on providers. */
export type Hearts = {
  /** A new function after every change, for React. */
  saved: () => (id: string) => boolean;
  subscribe: (listener: () => void) => () => void;
  press: (provider: Hearted) => void;
  wake: () => void;
};

export const HeartsContext = createContext<Hearts | null>(null);

/** Always false on the server and before hydration. */
export function useSaved(): (id: string) => boolean {
  const hearts = use(HeartsContext);
  return useSyncExternalStore(hearts?.subscribe ?? never, hearts?.saved ?? none, none);
}

type Heart = { isSaved: boolean; list: "favourites" | "shortlist"; press: () => void };

/** Null for providers, who see no hearts [couples-10]. */
export function useHeart({ id, business_name }: Hearted): Heart | null {
  const hearts = use(HeartsContext);
  const { kind } = useVisitor();
  const wake = hearts?.wake;
  useEffect(() => {
    if (kind === "couple") wake?.();
  }, [kind, wake]);
  const isSaved = useSaved();
  if (!hearts || kind === "provider") return null;
  const list = kind === "couple" ? "favourites" : "shortlist";
  return { isSaved: isSaved(id), list, press: () => hearts.press({ id, business_name }) };
}

const never = () => () => undefined;
const noneIsSaved = () => false;
const none = () => noneIsSaved;
