import { useEffect } from "react";
import { href } from "react-router";
import { firstCall } from "../client/call/first-calls.ts";
import { useFetched } from "../client/call/use-fetched.ts";
import { updateSignedInCouple } from "../client/session/change-session.ts";
import { useGuard } from "../client/session/use-guard.ts";
import { coupleUnread } from "../client/waiting.ts";
import { readCoupleDashboardCall } from "../contract/couples/calls.ts";
import type { Couple } from "../contract/couples/schema.ts";
import { CoupleHeader } from "../features/couples/web/couple-header.tsx";
import { loadPage } from "../platform/http/page.ts";
import { LateFrame } from "../ui/page/late-frame.tsx";
import { LoadFailure } from "../ui/page/load-failure.tsx";
import { OutOfSight } from "../ui/page/out-of-sight.tsx";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { pageMeta } from "../ui/page/page-meta.ts";
import { Skeleton } from "../ui/page/skeleton.tsx";
import type { Route } from "./+types/couple-dashboard-page";
import narrowAvif from "./couple-dashboard/art/wedding-720.avif";
import narrowWebp from "./couple-dashboard/art/wedding-720.webp";
import wideAvif from "./couple-dashboard/art/wedding-1400.avif";
import wideWebp from "./couple-dashboard/art/wedding-1400.webp";
import { CoupleDashboardView } from "./couple-dashboard/couple-dashboard.tsx";
import styles from "./couple-dashboard/couple-skeleton.module.css";

const path = href("/couple-dashboard");

/** For the link to the demo's outbox. */
export const loader = (args: Route.LoaderArgs) =>
  loadPage(args, async ({ config, demo }) => ({ has_outbox: demo && config.smtpUrl === undefined }));

export const handle: PageHandle = {
  firstCalls: [firstCall("couple", readCoupleDashboardCall)],
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Couple dashboard",
    description: "Your wedding in one place: what to do next, your vendors, your favourites and your enquiries.",
    path,
    noindex: true,
  });
}

/** A couple's page [couples-6]: a public frame; its data is fetched when signed in. */
export default function CoupleDashboardPage({ loaderData: { has_outbox } }: Route.ComponentProps) {
  const visitor = useGuard("couple", `${href("/couple-register")}?next=${path}`);
  return (
    <>
      <WeddingPicture />
      <LateFrame>
        <MyDashboard key={visitor?.id} id={visitor?.id ?? null} name={visitor?.name} hasOutbox={has_outbox} />
      </LateFrame>
    </>
  );
}

interface MyDashboardProps {
  id: string | null;
  name: string | undefined;
  hasOutbox: boolean;
}

function MyDashboard({ id, name, hasOutbox }: MyDashboardProps) {
  const { value, error, put, reload } = useFetched(readCoupleDashboardCall, {
    as: id === null ? null : "couple",
    failed: "We could not load your dashboard. Please check your connection and try again.",
  });
  const couple = value?.dashboard.couple;
  useEffect(() => {
    if (couple) updateSignedInCouple(couple);
  }, [couple]);
  const unread = value?.dashboard.unread.total;
  useEffect(() => {
    if (unread !== undefined) coupleUnread.put(unread);
  }, [unread]);
  function handleSaved(saved: Couple) {
    put((last) => last && { dashboard: { ...last.dashboard, couple: saved } });
    void reload();
  }
  if (value) return <CoupleDashboardView dashboard={value.dashboard} hasOutbox={hasOutbox} onSaved={handleSaved} />;
  return (
    <>
      <CoupleHeader name={name ?? ""} />
      {error === null ? <CoupleSkeleton /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
    </>
  );
}

function CoupleSkeleton() {
  return (
    <div aria-busy="true" className={styles.frame}>
      <OutOfSight>Loading your wedding details</OutOfSight>
      <Skeleton className={styles.details} height="auto" />
      <div className={styles.tiles}>
        {["find", "contact", "messages", "budget", "plan"].map((each) => (
          <Skeleton key={each} height="3rem" />
        ))}
      </div>
    </div>
  );
}

const sizes = "(min-width: 60rem) 100vw, 960px";

function WeddingPicture() {
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={`${narrowAvif} 720w, ${wideAvif} 1400w`} sizes={sizes} />
      <source type="image/webp" srcSet={`${narrowWebp} 720w, ${wideWebp} 1400w`} sizes={sizes} />
      <img src={wideWebp} alt="" width={1400} height={420} fetchPriority="high" />
    </picture>
  );
}
