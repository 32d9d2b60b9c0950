import { useEffect } from "react";
import { href } from "react-router";
import { updateCouple } from "../../client/change-session.ts";
import { firstCall } from "../../client/first-calls.ts";
import { useFetched } from "../../client/use-fetched.ts";
import { useGuard } from "../../client/use-guard.ts";
import { countConversations } from "../../contract/conversations/count-words.ts";
import { readOwnCouple } from "../../contract/couples/own-words.ts";
import { visitCoupleDashboard } from "../../contract/couples/words.ts";
import { listFavourites } from "../../contract/favourites/words.ts";
import { listQuotes } from "../../contract/quotes/words.ts";
import { CoupleHead } from "../../features/couples/web/couple-head.tsx";
import { loadPage } from "../../platform/http/page.ts";
import { LateFrame } from "../../ui/late-frame.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import type { PageHandle } from "../../ui/page-handle.ts";
import { pageMeta } from "../../ui/page-meta.ts";
import type { Route } from "./+types/couple-dashboard-page";
import { CoupleDashboard } from "./couple-dashboard/couple-dashboard.tsx";
import { CoupleSkeleton } from "./couple-dashboard/couple-skeleton.tsx";
import { WeddingPicture } from "./couple-dashboard/wedding-picture.tsx";

const path = href("/couple-dashboard");

/** In a demo without a mail server its emails can be read. */
export const loader = (args: Route.LoaderArgs) =>
  loadPage(args, async ({ config, demo }) => ({ has_outbox: demo && config.smtpUrl === undefined }));

export const handle: PageHandle = {
  firstCalls: [
    firstCall("couple", readOwnCouple),
    firstCall("couple", visitCoupleDashboard),
    firstCall("couple", listFavourites),
    firstCall("couple", countConversations),
    firstCall("couple", listQuotes, { query: { state: "sent" } }),
  ],
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Couple dashboard",
    description: "Your wedding in one place: your details, your favourites and your enquiries.",
    path,
    noindex: true,
  });
}

/** A couple's own page [couples-6]: the frame is everyone's, what stands on it is fetched for who is signed in. */
export default function CoupleDashboardPage({ loaderData: { has_outbox } }: Route.ComponentProps) {
  const visitor = useGuard("couple", `${href("/couple-register")}?next=${path}`);
  return (
    <>
      <WeddingPicture />
      <LateFrame>
        <OwnDashboard key={visitor?.id} id={visitor?.id ?? null} name={visitor?.name} hasOutbox={has_outbox} />
      </LateFrame>
    </>
  );
}

interface OwnDashboardProps {
  id: string | null;
  name: string | undefined;
  hasOutbox: boolean;
}

function OwnDashboard({ id, name, hasOutbox }: OwnDashboardProps) {
  const { value, error, put, reload } = useFetched(readOwnCouple, {
    as: id === null ? null : "couple",
    failed: "We could not load your wedding details. Please check your connection and try again.",
  });
  useEffect(() => {
    if (value) updateCouple(value);
  }, [value]);
  if (value) return <CoupleDashboard couple={value} hasOutbox={hasOutbox} onSaved={put} />;
  return (
    <>
      <CoupleHead name={name ?? ""} />
      {error === null ? <CoupleSkeleton /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
    </>
  );
}
