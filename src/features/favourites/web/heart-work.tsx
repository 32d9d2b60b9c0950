import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useToast } from "../../../ui/toast.tsx";
import { readToken, useVisitor } from "../../accounts/web/session.ts";
import { isFavourite, useFavourites } from "./favourites.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";
import { useFavouriteChange } from "./use-favourite-change.ts";
import { takeWish } from "./wish.ts";

interface HeartWorkProps {
  provider_id: string;
  /** How often the heart has been pressed since the page was opened. */
  presses: number;
  onKept: (isKept: boolean) => void;
}

/**
 * What a heart does: toggles the couple's favourite, asks a visitor to sign in first, and does what was wished for
 * before the sign-in. The heart itself stands on the page without this.
 */
export function HeartWork({ provider_id, presses, onKept }: HeartWorkProps) {
  const visitor = useVisitor();
  const isKept = useFavourites().isKept(provider_id);
  const [isAsking, setAsking] = useState(false);
  const done = useRef(0);
  const change = useFavouriteChange("profile");
  const toast = useToast();

  const tell = useEffectEvent(onKept);
  useEffect(() => tell(isKept), [isKept]);

  const want = useEffectEvent(async (isWanted: boolean, told?: string) => {
    if (readToken("couple") === null) return setAsking(true);
    const refused = await change(provider_id, isWanted);
    if (refused?.code === "sign_in_required") setAsking(true);
    else if (!refused && told !== undefined) toast(told);
  });
  useEffect(() => {
    for (; done.current < presses; done.current += 1) void want(!isFavourite(provider_id));
  }, [presses, provider_id]);

  const isCouple = visitor.kind === "couple";
  useEffect(() => {
    if (isCouple && takeWish(provider_id)) void want(true, "Saved to your favourites.");
  }, [isCouple, provider_id]);

  return <SignInDialog open={isAsking} onClose={() => setAsking(false)} provider_id={provider_id} />;
}
