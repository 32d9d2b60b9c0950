import { useEffect } from "react";
import { href } from "react-router";
import { updateCouple } from "../../client/change-session.ts";
import { useFetched } from "../../client/use-fetched.ts";
import { useGuard } from "../../client/use-guard.ts";
import { readOwnCouple } from "../../contract/couples/words.ts";
import { CoupleHead } from "../../features/couples/web/couple-head.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { pageMeta } from "../../ui/page-meta.ts";
import type { Route } from "./+types/couple-dashboard-page";
import { CoupleDashboard } from "./couple-dashboard/couple-dashboard.tsx";
import { CoupleSkeleton } from "./couple-dashboard/couple-skeleton.tsx";
import { useFocusHeld } from "./couple-dashboard/use-focus-held.ts";
import { WeddingPicture } from "./couple-dashboard/wedding-picture.tsx";

const path = href("/couple-dashboard");

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Couple Dashboard",
    description: "Your wedding in one place: your details, your favourites and your enquiries.",
    path,
    noindex: true,
  });
}

/** A couple's own page [couples-6]: the frame is everyone's, what stands on it is fetched for who is signed in. */
export default function CoupleDashboardPage() {
  const visitor = useGuard("couple", `${href("/couple-register")}?next=${path}`);
  const late = useFocusHeld();
  return (
    <>
      <WeddingPicture />
      <PageFrame>
        <div ref={late}>
          <OwnDashboard key={visitor?.id} id={visitor?.id ?? null} name={visitor?.name} />
        </div>
      </PageFrame>
    </>
  );
}

function OwnDashboard({ id, name }: { id: string | null; name: string | undefined }) {
  const { value, error, put, reload } = useFetched(readOwnCouple, {
    as: id === null ? null : "couple",
    failed: "We could not load your wedding details. Please check your connection and try again.",
  });
  useEffect(() => {
    if (value) updateCouple(value);
  }, [value]);
  if (value) return <CoupleDashboard couple={value} onSaved={put} />;
  return (
    <>
      <CoupleHead name={name ?? ""} />
      {error === null ? <CoupleSkeleton /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
    </>
  );
}
