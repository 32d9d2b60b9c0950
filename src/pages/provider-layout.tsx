import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import FileText from "lucide/dist/esm/icons/file-text.mjs";
import Images from "lucide/dist/esm/icons/images.mjs";
import Inbox from "lucide/dist/esm/icons/inbox.mjs";
import Sun from "lucide/dist/esm/icons/sun.mjs";
import UserRound from "lucide/dist/esm/icons/user-round.mjs";
import { href, Link as RouterLink, Outlet, useLocation } from "react-router";
import { useVisitor } from "../client/session/session.ts";
import { providerWaiting } from "../client/waiting.ts";
import type { Waiting } from "../contract/today/schema.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon, type Drawing } from "../ui/page/icon.tsx";
import { OutOfSight } from "../ui/page/out-of-sight.tsx";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { useHydrated } from "../ui/page/use-hydrated.ts";
import styles from "./provider-layout.module.css";

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
        <Outlet />
      </div>
    </div>
  );
}

function ProviderNav() {
  const { pathname, hash } = useLocation();
  const waiting = providerWaiting.use();
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
