import Heart from "lucide/dist/esm/icons/heart.mjs";
import { Button } from "../../../ui/button.tsx";
import { useFavourites } from "../../favourites/web/favourites.ts";
import { useFavouriteChange } from "../../favourites/web/use-favourite-change.ts";

/** Keeps the provider among the couple's favourites; what is kept already is said. */
export function KeepFavourite({ provider_id }: { provider_id: string }) {
  const favourites = useFavourites();
  const change = useFavouriteChange("profile");
  const isKept = favourites.isKept(provider_id);
  return (
    <Button
      small
      icon={Heart}
      variant="outline"
      aria-pressed={isKept}
      onClick={() => void change(provider_id, !isKept)}
    >
      {isKept ? "In your favourites" : "Save to your favourites"}
    </Button>
  );
}
