import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useState } from "react";
import { href, useLocation } from "react-router";
import { stored } from "../../client/stored.ts";
import { useWaiting } from "../../client/waiting.ts";
import { sayDeadlineDay } from "../../contract/quotes/say-due.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./provider-layout.module.css";

const dismissed = stored<string[]>({
  in: "tab",
  key: "umshado.dismissed_bookings",
  read: (kept) => (Array.isArray(kept) ? kept.map(String) : []),
});

/** Announces an accepted quote on every page that does not show it itself, until it is confirmed or dismissed [providers-30]. */
export function AcceptedNotice() {
  const { pathname } = useLocation();
  const [gone, setGone] = useState<readonly string[]>([]);
  const known = useWaiting()?.to_confirm ?? [];
  const own = new Set([...gone, ...(known.length > 0 ? (dismissed.get() ?? []) : [])]);
  const first = known.find(
    ({ booking_id, quote_id, conversation_id }) =>
      !own.has(booking_id) &&
      ![
        href("/dashboard"),
        href("/quotes"),
        href("/quotes/:id", { id: quote_id }),
        href("/enquiries/:id", { id: conversation_id }),
      ].includes(pathname),
  );
  function dismiss(id: string) {
    dismissed.set([...own, id]);
    setGone([...gone, id]);
  }
  return (
    <div role="status" className={styles.place}>
      {first && (
        <div className={styles.notice}>
          <Icon of={CalendarCheck} />
          <Link to={href("/quotes/:id", { id: first.quote_id })}>
            {first.couple_name} accepted your quote: confirm by {sayDeadlineDay(first.held_until)}
          </Link>
          <IconButton icon={X} label="Dismiss" onClick={() => dismiss(first.booking_id)} />
        </div>
      )}
    </div>
  );
}
