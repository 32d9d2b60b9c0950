import { useToast } from "../../../ui/overlay/toast.tsx";
import type { RefusedChange } from "./favourite-list.ts";
import { wantFavourite } from "./favourites.ts";
import { refusedSentence } from "./refused-sentence.ts";

/** Shows a message on refusal; the caller handles an expired session. */
export function useFavouriteChange(place: "profile" | "dashboard") {
  const toast = useToast();
  return async (provider_id: string, isWanted: boolean): Promise<RefusedChange | null> => {
    const refused = await wantFavourite(provider_id, isWanted);
    if (refused && refused.code !== "sign_in_required") toast(refusedSentence(refused, place), { tone: "bad" });
    return refused;
  };
}
