import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import { useEffect, useRef, useState } from "react";
import { href, useLocation } from "react-router";
import { useLiveEvents } from "../../client/live-events.ts";
import { useVisitor } from "../../client/session.ts";
import { stored } from "../../client/stored.ts";
import { useArrivals } from "../../client/use-arrivals.ts";
import { putWaiting, reloadWaiting, useWaiting } from "../../client/waiting.ts";
import { sayDeadlineDay } from "../../contract/quotes/say-due.ts";
import type { ToConfirm } from "../../contract/today/shapes.ts";
import { useToast } from "../../ui/toast.tsx";

/** The page's own requests go first. */
const stream_delay_ms = 5_000;

const notice_ms = 60_000;

/** Knows on every page what waits for a provider, and announces an accepted quote once a tab [providers-29]. */
export function WaitingWatch() {
  const visitor = useVisitor();
  return visitor.kind === "provider" ? <Watch key={visitor.id} /> : null;
}

function Watch() {
  const [isLate, setLate] = useState(false);
  useArrivals(reloadWaiting);
  useEffect(() => {
    const reload = () => void (document.visibilityState === "visible" && reloadWaiting());
    reload();
    const timer = setTimeout(() => {
      setLate(true);
      reload();
    }, stream_delay_ms);
    document.addEventListener("visibilitychange", reload);
    globalThis.addEventListener("online", reload);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", reload);
      globalThis.removeEventListener("online", reload);
      putWaiting(null);
    };
  }, []);
  useLiveEvents(isLate ? "provider" : null, () => void reloadWaiting());
  useAnnouncements(useWaiting()?.to_confirm ?? null);
  return null;
}

const announced = stored<string[]>({
  in: "tab",
  key: "umshado.announced_bookings",
  read: (kept) => (Array.isArray(kept) ? kept.map(String) : []),
});

function useAnnouncements(toConfirm: readonly ToConfirm[] | null) {
  const toast = useToast();
  const { pathname } = useLocation();
  const isArriving = useRef(true);
  useEffect(() => {
    const known = announced.get() ?? [];
    const fresh = toConfirm?.filter(({ booking_id }) => !known.includes(booking_id)) ?? [];
    if (toConfirm === null) return;
    const isFirst = isArriving.current;
    isArriving.current = false;
    if (fresh.length === 0) return;
    announced.set([...known, ...fresh.map(({ booking_id }) => booking_id)]);
    for (const each of fresh) {
      const to = href("/quotes/:id", { id: each.quote_id });
      // these pages show it themselves
      const isShown = [to, href("/enquiries/:id", { id: each.conversation_id })].includes(pathname);
      if (isShown || (isFirst && pathname === href("/dashboard"))) continue;
      toast(`${each.couple_name} accepted your quote: confirm by ${sayDeadlineDay(each.held_until)}.`, CalendarCheck, {
        tone: "good",
        action: { label: "View", to },
        stays_ms: notice_ms,
      });
    }
  }, [toConfirm, pathname, toast]);
}
