import Heart from "lucide/dist/esm/icons/heart.mjs";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useHeart, type Hearted } from "./hearts.ts";
import styles from "./provider-card.module.css";

/** The heart of a card, for couples and for visitors, beside the link that covers the card. */
export function CardHeart({ provider }: { provider: Hearted }) {
  const heart = useHeart(provider);
  if (!heart) return null;
  const { isKept, press } = heart;
  const { business_name } = provider;
  return (
    <IconButton
      raised
      className={styles.heart}
      icon={Heart}
      pressed={isKept}
      label={isKept ? `Remove ${business_name} from your favourites` : `Save ${business_name} to your favourites`}
      onClick={press}
    />
  );
}
