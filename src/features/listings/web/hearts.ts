import { createContext, use, useEffect } from "react";
import { useVisitor } from "../../../client/session.ts";

/** Whose heart it is. */
export type Hearted = { id: string; business_name: string };

/** What the hearts of a page know and do. A later floor hands it in, since favourites come after providers. */
export type Hearts = {
  isKept: (id: string) => boolean;
  press: (provider: Hearted) => void;
  /** A couple sees hearts: what it keeps is wanted. */
  wake: () => void;
};

export const HeartsContext = createContext<Hearts | null>(null);

/** The heart of one provider; null for whoever sees none: other providers [couples-10]. */
export function useHeart({ id, business_name }: Hearted): { isKept: boolean; press: () => void } | null {
  const hearts = use(HeartsContext);
  const { kind } = useVisitor();
  const wake = hearts?.wake;
  useEffect(() => {
    if (kind === "couple") wake?.();
  }, [kind, wake]);
  if (!hearts || kind === "provider") return null;
  return { isKept: hearts.isKept(id), press: () => hearts.press({ id, business_name }) };
}
