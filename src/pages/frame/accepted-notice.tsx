import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useState } from "react";
import { href, useLocation } from "react-router";
import { stored } from "../../client/stored.ts";
import { providerWaiting } from "../../client/waiting.ts";
import { formatDeadlineDay } from "../../contract/quotes/format-due.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Link } from "../../ui/link.tsx";
import { Icon } from "../../ui/page/icon.tsx";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import styles from "./accepted-notice.module.css";

const dismissed = stored<string[]>({
  in: "tab",
  key: "umshado.dismissed_bookings",
  read: (saved) => (Array.isArray(saved) ? saved.map(String) : []),
});

/** Shown until confirmed or dismissed, except on pages that show the quote [providers-30]. */
export function AcceptedNotice() {
  const { pathname } = useLocation();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const known = providerWaiting.use()?.to_confirm ?? [];
  const dismissedIds = new Set([...removed, ...(known.length > 0 ? (dismissed.get() ?? []) : [])]);
  const open = known.filter(
    ({ booking_id, quote_id, conversation_id }) =>
      !dismissedIds.has(booking_id) &&
      ![
        href("/dashboard"),
        href("/quotes"),
        href("/quotes/:id", { id: quote_id }),
        href("/enquiries/:id", { id: conversation_id }),
      ].includes(pathname),
  );
  const [first, ...more] = open;
  function dismiss() {
    const ids = open.map(({ booking_id }) => booking_id);
    dismissed.set([...dismissedIds, ...ids]);
    setRemoved([...removed, ...ids]);
  }
  return (
    <div role="status" className={styles.place}>
      {first && (
        <PageFrame className={styles.notice}>
          <Icon of={CalendarCheck} />
          <Link to={more.length === 0 ? href("/quotes/:id", { id: first.quote_id }) : href("/quotes")}>
            {more.length === 0
              ? `${first.couple_name} accepted: confirm by `
              : `${open.length} couples accepted: confirm the first by `}
            {formatDeadlineDay(first.held_until)}
          </Link>
          <IconButton icon={X} label="Dismiss" onClick={dismiss} />
        </PageFrame>
      )}
    </div>
  );
}
