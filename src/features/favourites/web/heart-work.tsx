import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import HeartOff from "lucide/dist/esm/icons/heart-off.mjs";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { loginPath } from "../../../client/login-path.ts";
import { refreshCouple } from "../../../client/refresh-couple.ts";
import { readToken, useVisitor } from "../../../client/session.ts";
import { useMayChange } from "../../../client/use-may-change.ts";
import { guest_hearts_max } from "../../../contract/favourites/limits.ts";
import { formatCount } from "../../../contract/format.ts";
import { messages } from "../../../contract/messages.ts";
import { weddingMessages } from "../../../contract/weddings/words.ts";
import { useToast } from "../../../ui/toast.tsx";
import { addFavourites, isFavourite, useFavourites } from "./favourites.ts";
import { guestHearts, setGuestHeart, removeGuestHearts } from "./guest-hearts.ts";
import { importedSentence } from "./imported-sentence.ts";
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
 * What the hearts of a page do: they toggle the couple's favourites, and a guest's shortlist in the browser, which becomes the couple's
 * once one is signed in. The hearts themselves stand on the page without this.
 */
export function HeartWork({ presses, onKept }: HeartWorkProps) {
  const { isKept } = useFavourites();
  const done = useRef(0);
  const change = useChange();
  const changeAsGuest = useGuestChange();
  useImport();

  const tell = useEffectEvent(onKept);
  useEffect(() => tell(isKept), [isKept]);

  const toggle = useEffectEvent((press: Press) => {
    if (readToken("couple") === null) changeAsGuest(press, !guestHearts().includes(press.id));
    else void change(press, !isFavourite(press.id));
  });
  useEffect(() => {
    for (const press of presses.slice(done.current)) toggle(press);
    done.current = presses.length;
  }, [presses]);
  return null;
}

/** Keeps a provider among the couple's favourites or lets it go, says so at once and offers the way back. */
function useChange() {
  const change = useFavouriteChange("profile");
  const mayChange = useMayChange();
  const toast = useToast();
  const location = useLocation();
  const navigate = useNavigate();
  const takeLastAway = useRef<() => void>(undefined);
  return async function want({ id, business_name }: Press, isWanted: boolean): Promise<void> {
    takeLastAway.current?.();
    if (!mayChange) {
      toast(weddingMessages.reader_only, CircleAlert, { tone: "bad" });
      // an owner who has let it meanwhile lets the next press
      return refreshCouple();
    }
    const takeAway = toast(
      `${business_name} is ${isWanted ? "" : "no longer "}in your favourites.`,
      isWanted ? undefined : HeartOff,
      {
        action: { label: "Undo", onPress: () => void change(id, !isWanted) },
        stays_ms: undo_ms,
      },
    );
    takeLastAway.current = takeAway;
    const refused = await change(id, isWanted);
    if (refused) takeAway();
    if (refused?.code !== "sign_in_required") return;
    // the session has ended: the heart waits in the browser for the next one
    if (isWanted) setGuestHeart(id, true);
    toast(messages.favourite_needs_couple, undefined, {
      tone: "bad",
      action: { label: "Couple Login", onPress: () => void navigate(loginPath("couple", location)) },
      stays_ms: undo_ms,
    });
  };
}

/** Saves a provider to the guest's shortlist in this browser or removes it, says so and offers the way back. */
function useGuestChange() {
  const toast = useToast();
  const takeLastAway = useRef<() => void>(undefined);
  return function want({ id, business_name }: Press, isWanted: boolean): void {
    takeLastAway.current?.();
    const index = Math.max(guestHearts().indexOf(id), 0);
    const outcome = setGuestHeart(id, isWanted);
    if (outcome === "full") {
      toast(`Your shortlist can hold ${guest_hearts_max} vendors. Remove one to make room.`, undefined, {
        tone: "bad",
      });
      return;
    }
    const until = outcome === "unstored" ? " until you close this page. Your browser is set to store nothing" : "";
    takeLastAway.current = toast(
      isWanted ? `${business_name} is in your shortlist${until}.` : `${business_name} is no longer in your shortlist.`,
      isWanted ? undefined : HeartOff,
      {
        action: { label: "Undo", onPress: () => void setGuestHeart(id, !isWanted, index) },
        stays_ms: undo_ms,
      },
    );
  };
}

/** What is said once several were saved. */
type Saved = { sentence: string; isBad: boolean };

/** Saves the vendors of a shared shortlist, the first in front: a guest's in the browser, a couple's among its favourites. */
export async function saveAll(ids: readonly string[]): Promise<Saved> {
  if (readToken("couple") === null) return saveInBrowser(ids);
  const outcome = await addFavourites(ids);
  if (!outcome.ok) return { sentence: outcome.error, isBad: true };
  return { sentence: importedSentence(outcome.body, "") ?? "All of them were in your favourites.", isBad: false };
}

function saveInBrowser(ids: readonly string[]): Saved {
  const missing = ids.filter((id) => !guestHearts().includes(id));
  const outcomes = missing.map((id, index) => setGuestHeart(id, true, index));
  const left_out = outcomes.filter((outcome) => outcome === "full").length;
  const added = missing.length - left_out;
  const sentence = `${formatCount(added, "vendor", "vendors")} ${added === 1 ? "was" : "were"} added to your shortlist.`;
  if (left_out === 0) return { sentence, isBad: false };
  return { sentence: `${sentence} ${left_out} did not fit: the most is ${guest_hearts_max}.`, isBad: true };
}

/**
 * Adds what a guest saved in this browser to the favourites of the couple that is now signed in, and says so [couples-20]. Where that
 * fails it stays in the browser, and the next page tries again.
 */
function useImport(): void {
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
