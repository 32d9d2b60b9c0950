import HeartOff from "lucide/dist/esm/icons/heart-off.mjs";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { loginPath } from "../../../client/session/login-path.ts";
import { refreshCouple } from "../../../client/session/refresh-couple.ts";
import { readToken, useVisitor } from "../../../client/session/session.ts";
import { useMayChange } from "../../../client/use-may-change.ts";
import { guest_hearts_max } from "../../../contract/favourites/calls.ts";
import { formatCount } from "../../../contract/format.ts";
import { messages } from "../../../contract/messages.ts";
import { weddingMessages } from "../../../contract/weddings/calls.ts";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { addFavourites, isFavourite, useFavourites } from "./favourites.ts";
import { guestHearts, setGuestHeart, removeGuestHearts } from "./guest-hearts.ts";
import { importedSentence } from "./imported-sentence.ts";
import { favourite_undo_ms } from "./undo.ts";
import { useFavouriteChange } from "./use-favourite-change.ts";

export type Press = { id: string; business_name: string };

interface HeartWorkProps {
  presses: readonly Press[];
  onSaved: (isSaved: (provider_id: string) => boolean) => void;
}

/** Toggles a couple's favourites or a guest's shortlist; the hearts themselves render without this. */
export function HeartWork({ presses, onSaved }: HeartWorkProps) {
  const { isSaved } = useFavourites();
  const done = useRef(0);
  const change = useChange();
  const changeAsGuest = useGuestChange();
  useImport();

  const announce = useEffectEvent(onSaved);
  useEffect(() => announce(isSaved), [isSaved]);

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

function useChange() {
  const change = useFavouriteChange("profile");
  const mayChange = useMayChange();
  const toast = useToast();
  const location = useLocation();
  const navigate = useNavigate();
  const dismissLast = useRef<() => void>(undefined);
  return async function want({ id, business_name }: Press, isWanted: boolean): Promise<void> {
    dismissLast.current?.();
    if (!mayChange) {
      toast(weddingMessages.reader_only, { tone: "bad" });
      // an owner may have allowed it since
      return refreshCouple();
    }
    const dismiss = toast(`${business_name} is ${isWanted ? "" : "no longer "}in your favourites.`, {
      icon: isWanted ? undefined : HeartOff,
      action: { label: "Undo", onPress: () => void change(id, !isWanted) },
      stays_ms: favourite_undo_ms,
    });
    dismissLast.current = dismiss;
    const refused = await change(id, isWanted);
    if (refused) dismiss();
    if (refused?.code !== "sign_in_required") return;
    // session expired: saved in the browser until the next sign-in
    if (isWanted) setGuestHeart(id, true);
    toast(messages.favourite_needs_couple, {
      tone: "bad",
      action: { label: "Couple Login", onPress: () => void navigate(loginPath("couple", location)) },
      stays_ms: favourite_undo_ms,
    });
  };
}

function useGuestChange() {
  const toast = useToast();
  const dismissLast = useRef<() => void>(undefined);
  return function want({ id, business_name }: Press, isWanted: boolean): void {
    dismissLast.current?.();
    const index = Math.max(guestHearts().indexOf(id), 0);
    const outcome = setGuestHeart(id, isWanted);
    if (outcome === "full") {
      toast(`Your shortlist can hold ${guest_hearts_max} vendors. Remove one to make room.`, {
        tone: "bad",
      });
      return;
    }
    const until = outcome === "unstored" ? " until you close this page. Your browser is set to store nothing" : "";
    dismissLast.current = toast(
      isWanted ? `${business_name} is in your shortlist${until}.` : `${business_name} is no longer in your shortlist.`,
      {
        icon: isWanted ? undefined : HeartOff,
        action: { label: "Undo", onPress: () => void setGuestHeart(id, !isWanted, index) },
        stays_ms: favourite_undo_ms,
      },
    );
  };
}

type Saved = { sentence: string; isBad: boolean };

/** First vendor in front; a guest's in the browser, a couple's as favourites. */
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
  return { sentence: `${sentence} ${left_out} could not be added: the maximum is ${guest_hearts_max}.`, isBad: true };
}

/** Imports a guest's shortlist after sign-in [couples-20]; on failure it stays for the next page. */
function useImport(): void {
  const visitor = useVisitor();
  const mayChange = useMayChange();
  const toast = useToast();
  const couple_id = visitor.kind === "couple" && !visitor.impersonated && mayChange ? visitor.id : null;
  const add = useEffectEvent(async () => {
    const ids = guestHearts();
    // with several tabs, only the visible one imports
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
