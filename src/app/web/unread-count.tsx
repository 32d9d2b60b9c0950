import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { href, useLocation } from "react-router";
import { useVisitor } from "../../client/session.ts";
import { useArrivals } from "../../client/use-arrivals.ts";
import { useFetched } from "../../client/use-fetched.ts";
import { useWaiting } from "../../client/waiting.ts";
import { countConversations } from "../../contract/conversations/count-words.ts";
import styles from "./unread-count.module.css";

const shown_max = 99;

/**
 * How many conversations hold something unread, at the link to the dashboard [visitors-5], where they are: in the bar and in the menu,
 * whose button has a dot. It comes into them from outside, so that guests, who have neither, carry nothing of it.
 */
export function UnreadCount() {
  const { kind } = useVisitor();
  const as = kind === "guest" ? null : kind;
  const waiting = useWaiting();
  const { value, reload } = useFetched(countConversations, { as: as === "couple" ? as : null, failed: "" });
  useArrivals(reload);
  const { links, buttons } = useHead(as);
  const unread = (as === "provider" ? waiting : value)?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <>
      {links.map((link) => createPortal(<Count unread={unread} />, link))}
      {buttons.map((button) => createPortal(<span className={styles.dot} />, button))}
    </>
  );
}

function Count({ unread }: { unread: number }) {
  return (
    <span className={styles.count} role="img" aria-label={`${unread} unread`}>
      {unread > shown_max ? `${shown_max}+` : unread}
    </span>
  );
}

type Head = { links: readonly Element[]; buttons: readonly Element[] };

/** The links to the own dashboard in the head of the page, and the menu's button; each arrival makes the menu anew. */
function useHead(as: "provider" | "couple" | null): Head {
  const { key } = useLocation();
  const [head, setHead] = useState<Head>({ links: [], buttons: [] });
  useEffect(() => {
    const to = as === "couple" ? href("/couple-dashboard") : href("/dashboard");
    const find = (wanted: string) => (as === null ? [] : [...document.querySelectorAll(`body > header ${wanted}`)]);
    setHead({ links: find(`nav a[href="${to}"]`), buttons: find("button[popovertarget]") });
  }, [as, key]);
  return head;
}
