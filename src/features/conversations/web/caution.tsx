import { sayCaution } from "../../../contract/conversations/caution-words.ts";
import type { Message } from "../../../contract/conversations/shapes.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Link } from "../../../ui/link.tsx";
import { phoneWays } from "./phone-ways.ts";
import styles from "./conversation.module.css";

interface CautionProps {
  of: NonNullable<Message["caution"]>;
  /** The number on the provider's profile (E.164); null without one. */
  phone: string | null;
}

/** What a couple is to be careful about in a message, with the number to call before it pays [conversations-24]. */
export function Caution({ of, phone }: CautionProps) {
  const ways = phone === null ? null : phoneWays(phone);
  return (
    <div className={styles.caution}>
      <Banner tone="warn">
        {sayCaution(of, ways?.text ?? null)} {ways && <Link to={ways.call}>Phone them</Link>}
      </Banner>
    </div>
  );
}
