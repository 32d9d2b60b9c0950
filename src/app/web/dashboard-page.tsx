import { href } from "react-router";
import { firstCall } from "../../client/first-calls.ts";
import { useGuard } from "../../client/use-guard.ts";
import type { CategoryWithSubcategories } from "../../contract/categories/shapes.ts";
import { readProviderMedia } from "../../contract/media/words.ts";
import { readOwnProfile } from "../../contract/providers/words.ts";
import { visitDashboard } from "../../contract/providers/words.ts";
import { listCategories } from "../../features/categories/list-categories.ts";
import { useNews } from "../../features/providers/web/dashboard/use-news.ts";
import { useOwnProfile } from "../../features/providers/web/dashboard/use-own-profile.ts";
import { FirstDetails } from "../../features/providers/web/profile-form/first-details.tsx";
import { useGalleryCount } from "../../features/providers/web/use-gallery-count.ts";
import { loadPage } from "../../platform/http/page.ts";
import { LateFrame } from "../../ui/late-frame.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import type { PageHandle } from "../../ui/page-handle.ts";
import { pageMeta } from "../../ui/page-meta.ts";
import type { Route } from "./+types/dashboard-page";
import { DashboardHead } from "./dashboard/dashboard-head.tsx";
import { DashboardSkeleton } from "./dashboard/dashboard-skeleton.tsx";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { useSiteData } from "./site-data.ts";

export const loader = (args: Route.LoaderArgs) =>
  loadPage(args, async (ctx) => ({
    ...(await listCategories(ctx)),
    has_outbox: ctx.demo && ctx.config.smtpUrl === undefined,
  }));

export const handle: PageHandle = {
  firstCalls: [
    firstCall("provider", readOwnProfile),
    firstCall("provider", visitDashboard),
    firstCall("provider", readProviderMedia, { params: { id: "{id}" } }),
  ],
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Provider dashboard",
    description: "Where providers edit and publish their profile.",
    path: href("/dashboard"),
    noindex: true,
  });
}

/** The provider dashboard [providers-4]: the page is everyone's, what stands on it is fetched for who is signed in. */
export default function DashboardPage({ loaderData: { categories, has_outbox } }: Route.ComponentProps) {
  const visitor = useGuard("provider");
  return (
    <LateFrame>
      <OwnDashboard
        key={visitor?.id}
        id={visitor?.id ?? null}
        name={visitor?.name}
        categories={categories}
        has_outbox={has_outbox}
      />
    </LateFrame>
  );
}

interface OwnDashboardProps {
  id: string | null;
  name: string | undefined;
  categories: CategoryWithSubcategories[];
  has_outbox: boolean;
}

function OwnDashboard({ id, name, categories, has_outbox }: OwnDashboardProps) {
  const { profile, error, put, reload } = useOwnProfile(id);
  const gallery_images = useGalleryCount(id);
  const news = useNews(id);
  const data = useSiteData();
  // all are asked for at once; what stands above the form must not grow later and push it down
  if (!profile || gallery_images === undefined || news === undefined) {
    return (
      <>
        <DashboardHead title={name ?? "Provider dashboard"} />
        {error === null ? <DashboardSkeleton /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
      </>
    );
  }
  if (!profile.has_business_details) return <FirstDetails profile={profile} categories={categories} onSaved={put} />;
  const site = data?.site ?? { name: "Umshado", publicUrl: globalThis.location.origin };
  return (
    <Dashboard
      profile={profile}
      categories={categories}
      site={site}
      has_outbox={has_outbox}
      gallery_images={gallery_images}
      news={news}
      onSaved={put}
      onPublished={() => void reload()}
    />
  );
}
