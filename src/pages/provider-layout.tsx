import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import FileText from "lucide/dist/esm/icons/file-text.mjs";
import Images from "lucide/dist/esm/icons/images.mjs";
import Inbox from "lucide/dist/esm/icons/inbox.mjs";
import Sun from "lucide/dist/esm/icons/sun.mjs";
import UserRound from "lucide/dist/esm/icons/user-round.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useState } from "react";
import { href, Link as RouterLink, Outlet, useLocation } from "react-router";
import { useVisitor } from "../client/session/session.ts";
import { stored } from "../client/stored.ts";
import { useWaiting } from "../client/waiting.ts";
import { formatDeadlineDay } from "../contract/quotes/say-due.ts";
import type { Waiting } from "../contract/today/schema.ts";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Link } from "../ui/link.tsx";
import { Icon, type Drawing } from "../ui/page/icon.tsx";
import { OutOfSight } from "../ui/page/out-of-sight.tsx";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { useHydrated } from "../ui/page/use-hydrated.ts";
import styles from "./provider-layout.module.css";

const dismissed = stored<string[]>({
  in: "tab",
  key: "umshado.dismissed_bookings",
  read: (saved) => (Array.isArray(saved) ? saved.map(String) : []),
});

/** Shown until confirmed or dismissed, except on pages that show the quote [providers-30]. */
function AcceptedNotice() {
  const { pathname } = useLocation();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const known = useWaiting()?.to_confirm ?? [];
  const dismissedIds = new Set([...removed, ...(known.length > 0 ? (dismissed.get() ?? []) : [])]);
  const first = known.find(
    ({ booking_id, quote_id, conversation_id }) =>
      !dismissedIds.has(booking_id) &&
      ![
        href("/dashboard"),
        href("/quotes"),
        href("/quotes/:id", { id: quote_id }),
        href("/enquiries/:id", { id: conversation_id }),
      ].includes(pathname),
  );
  function dismiss(id: string) {
    dismissed.set([...dismissedIds, id]);
    setRemoved([...removed, id]);
  }
  return (
    <div role="status" className={styles.place}>
      {first && (
        <div className={styles.notice}>
          <Icon of={CalendarCheck} />
          <Link to={href("/quotes/:id", { id: first.quote_id })}>
            {first.couple_name} accepted your quote: confirm by {formatDeadlineDay(first.held_until)}
          </Link>
          <IconButton icon={X} label="Dismiss" onClick={() => dismiss(first.booking_id)} />
        </div>
      )}
    </div>
  );
}

const content_id = "content";

export const handle: PageHandle = { skipTo: content_id };

interface Item {
  label: string;
  icon: Drawing;
  to: string;
  count?: (waiting: Waiting) => number;
  counted?: string;
}

const items: readonly Item[] = [
  { label: "Today", icon: Sun, to: href("/dashboard") },
  { label: "Enquiries", icon: Inbox, to: href("/enquiries"), count: (each) => each.to_answer, counted: "to answer" },
  { label: "Calendar", icon: CalendarDays, to: href("/calendar") },
  {
    label: "Quotes",
    icon: FileText,
    to: href("/quotes"),
    count: (each) => each.to_confirm?.length ?? 0,
    counted: "to confirm",
  },
  { label: "Profile", icon: UserRound, to: `${href("/dashboard")}#profile` },
  { label: "Media", icon: Images, to: href("/media") },
];

const shared = [href("/quotes"), href("/account")];

/** The provider's navigation: a bottom bar on phones, else a column [providers-30]. */
export default function ProviderLayout() {
  const { pathname } = useLocation();
  const { kind } = useVisitor();
  const isHydrated = useHydrated();
  const isShared = shared.some((path) => isWithin(pathname, path));
  const isTheirs = isHydrated && isShared && kind !== "provider";
  return (
    <div className={classNames(!isTheirs && styles.work, !isHydrated && isShared && styles.shared)}>
      {!isTheirs && <ProviderNav />}
      <div id={content_id} tabIndex={-1} className={styles.content}>
        {!isTheirs && <AcceptedNotice />}
        <Outlet />
      </div>
    </div>
  );
}

function ProviderNav() {
  const { pathname, hash } = useLocation();
  const waiting = useWaiting();
  // the server never sees a hash
  const isProfile = useHydrated() && hash !== "" && pathname === href("/dashboard");
  const isCurrent = ({ to }: Item) => {
    const [path = "", fragment] = to.split("#");
    if (path !== href("/dashboard")) return isWithin(pathname, path);
    return pathname === path && isProfile === (fragment !== undefined);
  };
  return (
    <nav aria-label="Your business" className={styles.nav}>
      <ul>
        {items.map((item) => {
          const { label, icon, to, count, counted } = item;
          const total = waiting && count ? count(waiting) : 0;
          return (
            <li key={label}>
              <RouterLink to={to} aria-current={isCurrent(item) ? "page" : undefined}>
                <Icon of={icon} />
                <span>{label}</span>
                {total > 0 && (
                  <small>
                    {total > 99 ? "99+" : total}
                    <OutOfSight> {counted}</OutOfSight>
                  </small>
                )}
              </RouterLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
