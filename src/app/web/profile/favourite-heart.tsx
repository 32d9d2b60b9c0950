import Heart from "lucide/dist/esm/icons/heart.mjs";
import { useHeart, type Hearted } from "../../../features/listings/web/hearts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./favourite-heart.module.css";

/** The heart of a profile, for couples and for guests [profile-17, couples-11]. */
export function FavouriteHeart({ provider }: { provider: Hearted }) {
  const heart = useHeart(provider);
  if (!heart) return null;
  const { isKept, press } = heart;
  return (
    <IconButton
      raised
      className={styles.heart}
      icon={Heart}
      pressed={isKept}
      label={isKept ? "Remove from favourites" : "Add to favourites"}
      onClick={press}
    />
  );
}
