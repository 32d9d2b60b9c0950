import { useEffect, useState, useRef } from "react";
import { createPortal } from "react-dom";
import { href, useLocation } from "react-router";
import { useLiveEvents } from "../../client/live-events.ts";
import { clearDrafts, isLoggedOut } from "../../client/session/clear-drafts.ts";
import { isAdmin, useVisitor, impersonationOver, stopImpersonating } from "../../client/session/session.ts";
import { coupleUnread, providerWaiting } from "../../client/waiting.ts";
import { Button } from "../../ui/button.tsx";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import { SyncCoupleRecord } from "./sync-couple-record.tsx";
import impersonationBannerStyles from "./impersonation-banner.module.css";
import styles from "./unread-count.module.css";

export { AcceptedNotice } from "./accepted-notice.tsx";

const visible_max = 99;

/** Rendered from outside bar and menu, so that guests don't load it [visitors-5]. */
function UnreadCount() {
  const { kind } = useVisitor();
  const as = kind === "guest" ? null : kind;
  const { links, buttons } = useHeader(as);
  const waiting = providerWaiting.use();
  const unread = coupleUnread.use() ?? waiting?.unread ?? 0;
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
      {unread > visible_max ? `${visible_max}+` : unread}
    </span>
  );
}

type Header = { links: readonly Element[]; buttons: readonly Element[] };

function useHeader(as: "provider" | "couple" | null): Header {
  const { key } = useLocation();
  const [header, setHeader] = useState<Header>({ links: [], buttons: [] });
  useEffect(() => {
    const to = as === "couple" ? href("/couple-dashboard") : href("/dashboard");
    const find = (wanted: string) => (as === null ? [] : [...document.querySelectorAll(`body > header ${wanted}`)]);
    setHeader({ links: find(`nav a[href="${to}"]`), buttons: find("button[popovertarget]") });
  }, [as, key]);
  return header;
}

export function SignedIn() {
  const { pathname } = useLocation();
  return (
    <>
      <ImpersonationBanner />
      {/* the dashboard reads the couple itself */}
      {pathname !== href("/couple-dashboard") && <SyncCoupleRecord />}
      <WaitingWatch />
      <UnreadCount />
    </>
  );
}

/** On every screen, with a button to end it [visitors-7]. */
function ImpersonationBanner() {
  const visitor = useVisitor();
  const impersonated = visitor.kind !== "guest" && visitor.impersonated;
  const id = visitor.kind === "guest" ? "" : visitor.id;
  useEffect(() => {
    // also when another tab logs out
    return () => {
      if (id !== "" && isLoggedOut()) clearDrafts(id);
    };
  }, [id]);
  const isStopping = useRef(false);
  const actedAs = useRef<string | null>(null);
  useEffect(() => {
    // another tab may have removed half of the record
    if (impersonated) {
      actedAs.current ??= visitor.name;
      return;
    }
    const name = actedAs.current ?? impersonationOver();
    if (name !== null && !isStopping.current && visitor.kind === "provider" && visitor.isSuperAdmin) {
      import("./leave-impersonated.ts").then(
        ({ leaveImpersonated }) => leaveImpersonated(name),
        () => globalThis.location.assign(href("/admin")),
      );
    }
  }, [impersonated, visitor]);

  /** A full page load removes the impersonated person's data from memory. */
  function stop() {
    isStopping.current = true;
    stopImpersonating();
    if (id !== "") clearDrafts(id);
    globalThis.location.assign(href("/admin"));
  }
  return (
    impersonated && (
      <section className={impersonationBannerStyles.banner} aria-label="Impersonation">
        <PageFrame className={impersonationBannerStyles.line}>
          <p>
            <b>IMPERSONATING {visitor.kind === "couple" ? "COUPLE" : "PROVIDER"}</b> <span>{visitor.name}</span>
          </p>
          <Button small className={impersonationBannerStyles.stop} onClick={stop}>
            Stop
          </Button>
        </PageFrame>
      </section>
    )
  );
}

/** The page's own requests go first. */
const stream_delay_ms = 5_000;

/** Rule [providers-30]; an admin has no business. */
export function WaitingWatch() {
  const visitor = useVisitor();
  return visitor.kind === "guest" || isAdmin(visitor) ? null : <Watch key={visitor.id} kind={visitor.kind} />;
}

function Watch({ kind }: { kind: "provider" | "couple" }) {
  const counts = kind === "provider" ? providerWaiting : coupleUnread;
  const [isLate, setLate] = useState(false);
  const { key, pathname } = useLocation();
  // a dashboard's own call answers the counts
  const isDashboard = pathname === (kind === "provider" ? href("/dashboard") : href("/couple-dashboard"));
  useEffect(() => {
    if (!isDashboard) void counts.reload();
  }, [counts, isDashboard, key]);
  useEffect(() => {
    const reload = () => void (document.visibilityState === "visible" && counts.reload());
    const timer = setTimeout(() => {
      if (kind === "couple") return;
      setLate(true);
      reload();
    }, stream_delay_ms);
    document.addEventListener("visibilitychange", reload);
    globalThis.addEventListener("online", reload);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", reload);
      globalThis.removeEventListener("online", reload);
      counts.put(null);
    };
  }, [counts, kind]);
  useLiveEvents(isLate ? "provider" : null, () => void counts.reload());
  return null;
}
