import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import HeartOff from "lucide/dist/esm/icons/heart-off.mjs";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { refreshCouple } from "../../../client/refresh-couple.ts";
import { readToken, useVisitor } from "../../../client/session.ts";
import { useMayChange } from "../../../client/use-may-change.ts";
import { weddingMessages } from "../../../contract/weddings/words.ts";
import { useToast } from "../../../ui/toast.tsx";
import { isFavourite, useFavourites } from "./favourites.ts";
import { takePendingFavourite } from "./pending-favourite.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";
import { undo_ms } from "./undo.ts";
import { useFavouriteChange } from "./use-favourite-change.ts";

/** A press of a provider's heart. */
export type Press = { id: string; business_name: string };

interface HeartWorkProps {
  /** Every press since the page was opened. */
  presses: readonly Press[];
  onKept: (isKept: (provider_id: string) => boolean) => void;
}

/**
 * What the hearts of a page do: they toggle the couple's favourites, ask a visitor to sign in first, and do what was
 * wanted before the sign-in. The hearts themselves stand on the page without this.
 */
export function HeartWork({ presses, onKept }: HeartWorkProps) {
  const visitor = useVisitor();
  const { isKept } = useFavourites();
  const { pathname: page } = useLocation();
  // the question belongs to the page on which it was asked
  const [asking, setAsking] = useState<{ press: Press; page: string } | null>(null);
  const done = useRef(0);
  const change = useChange((press) => setAsking({ press, page }));

  const tell = useEffectEvent(onKept);
  useEffect(() => tell(isKept), [isKept]);

  const toggle = useEffectEvent((press: Press) => void change(press, !isFavourite(press.id)));
  useEffect(() => {
    for (const press of presses.slice(done.current)) toggle(press);
    done.current = presses.length;
  }, [presses]);

  const isCouple = visitor.kind === "couple";
  const keepPending = useEffectEvent(() => {
    const id = takePendingFavourite();
    if (id !== null) void change({ id, business_name: "" }, true);
  });
  useEffect(() => {
    if (isCouple) keepPending();
  }, [isCouple]);

  // what was asked last stays in the dialog while it closes
  const [shown, setShown] = useState(asking);
  if (asking !== null && asking !== shown) setShown(asking);
  if (!shown) return null;
  const isOpen = asking !== null && asking.page === page;
  return <SignInDialog open={isOpen} onClose={() => setAsking(null)} provider={shown.press} />;
}

/** Keeps a provider or lets it go, says so at once and offers the way back; a visitor is asked to sign in. */
function useChange(ask: (press: Press) => void) {
  const change = useFavouriteChange("profile");
  const mayChange = useMayChange();
  const toast = useToast();
  const takeLastAway = useRef<() => void>(undefined);
  return async function want(press: Press, isWanted: boolean): Promise<void> {
    if (readToken("couple") === null) return ask(press);
    takeLastAway.current?.();
    if (!mayChange) {
      toast(weddingMessages.reader_only, CircleAlert, { tone: "bad" });
      // an owner who has let it meanwhile lets the next press
      return refreshCouple();
    }
    const { id, business_name } = press;
    const kept = business_name === "" ? "Saved to your favourites." : `${business_name} is in your favourites.`;
    const takeAway = toast(
      isWanted ? kept : `${business_name} is no longer in your favourites.`,
      isWanted ? undefined : HeartOff,
      {
        action: { label: "Undo", onPress: () => void change(id, !isWanted) },
        stays_ms: undo_ms,
      },
    );
    takeLastAway.current = takeAway;
    const refused = await change(id, isWanted);
    if (refused) takeAway();
    if (refused?.code === "sign_in_required") ask(press);
  };
}
