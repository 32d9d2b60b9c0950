import { IconButton } from "../../../ui/icon-button.tsx";
import { heartWords } from "./heart-words.ts";
import { useHeart, type Hearted } from "./hearts.ts";
import styles from "./provider-card.module.css";

/** The heart of whoever has no page that is alive yet. */
const nobodys = { isKept: false, press: () => undefined };

/** The heart of a card, for couples and for visitors, beside the link that covers the card. On the server it is nobody's, and calls no hook. */
export function CardHeart({ provider }: { provider: Hearted }) {
  // which of the two it is the build decides, for every render
  // oxlint-disable-next-line react/rules-of-hooks
  const heart = import.meta.env.SSR ? nobodys : useHeart(provider);
  if (!heart) return null;
  const { isKept, press } = heart;
  const { business_name } = provider;
  return (
    <IconButton
      raised
      className={styles.heart}
      icon="heart"
      pressed={isKept}
      label={heartWords(isKept, business_name)}
      onClick={press}
    />
  );
}
