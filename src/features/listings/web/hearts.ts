import { createContext, use, useEffect, useSyncExternalStore } from "react";
import { useVisitor } from "../../../client/session.ts";

/** Whose heart it is. */
export type Hearted = { id: string; business_name: string };

/** What the hearts of a page know and do. A later floor hands it in, since favourites come after providers. */
export type Hearts = {
  /** Says of an id whether it is kept; another function once that has changed. */
  kept: () => (id: string) => boolean;
  subscribe: (listener: () => void) => () => void;
  press: (provider: Hearted) => void;
  /** A couple sees hearts: what it keeps is wanted. */
  wake: () => void;
};

export const HeartsContext = createContext<Hearts | null>(null);

/** Whether a provider is kept, by its id; on the server and before a page is alive none is. */
export function useKept(): (id: string) => boolean {
  const hearts = use(HeartsContext);
  return useSyncExternalStore(hearts?.subscribe ?? never, hearts?.kept ?? none, none);
}

/** The heart of one provider; null for whoever sees none: other providers [couples-10]. */
export function useHeart({ id, business_name }: Hearted): { isKept: boolean; press: () => void } | null {
  const hearts = use(HeartsContext);
  const { kind } = useVisitor();
  const wake = hearts?.wake;
  useEffect(() => {
    if (kind === "couple") wake?.();
  }, [kind, wake]);
  const isKept = useKept();
  if (!hearts || kind === "provider") return null;
  return { isKept: isKept(id), press: () => hearts.press({ id, business_name }) };
}

const never = () => () => undefined;
const noneIsKept = () => false;
const none = () => noneIsKept;
