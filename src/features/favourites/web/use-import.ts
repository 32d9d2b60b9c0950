import { useEffect, useEffectEvent } from "react";
import { useVisitor } from "../../../client/session.ts";
import { useMayChange } from "../../../client/use-may-change.ts";
import { useToast } from "../../../ui/toast.tsx";
import { addFavourites } from "./favourites.ts";
import { guestHearts, removeGuestHearts } from "./guest-hearts.ts";
import { importedSentence } from "./imported-sentence.ts";

/**
 * Adds what a guest saved in this browser to the favourites of the couple that is now signed in, and says so [couples-20]. Where that
 * fails it stays in the browser, and the next page tries again.
 */
export function useImport(): void {
  const visitor = useVisitor();
  const mayChange = useMayChange();
  const toast = useToast();
  // an admin's own browser has nothing of the couple's
  const couple_id = visitor.kind === "couple" && !visitor.impersonated && mayChange ? visitor.id : null;
  const add = useEffectEvent(async () => {
    const ids = guestHearts();
    // of several tabs the one in use does it, and says so
    if (ids.length === 0 || document.visibilityState === "hidden") return;
    const outcome = await addFavourites(ids);
    if (!outcome.ok) return;
    removeGuestHearts(ids);
    const sentence = importedSentence(outcome.body, "from this device ");
    if (sentence !== null) toast(sentence);
  });
  useEffect(() => {
    if (couple_id !== null) void add();
  }, [couple_id]);
}
