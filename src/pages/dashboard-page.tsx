import { lazy, Suspense, useEffect } from "react";
import { href } from "react-router";
import { firstCall } from "../client/call/first-calls.ts";
import { useGuard } from "../client/session/use-guard.ts";
import type { CategoryWithSubcategories } from "../contract/categories/schema.ts";
import { openTodayCall } from "../contract/today/calls.ts";
import { listCategories } from "../features/categories/list-categories.ts";
import { loadPage } from "../platform/http/page.ts";
import { LateFrame } from "../ui/page/late-frame.tsx";
import { LoadFailure } from "../ui/page/load-failure.tsx";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { pageMeta } from "../ui/page/page-meta.ts";
import type { Route } from "./+types/dashboard-page";
import { DashboardHeader } from "./dashboard/dashboard-header.tsx";
import { DashboardSkeleton } from "./dashboard/dashboard-skeleton.tsx";
import { Dashboard, importProfileSection } from "./dashboard/dashboard.tsx";
import { useToday } from "./dashboard/use-today.ts";
import { useSiteData } from "./frame/site-data.ts";

const FirstDetails = lazy(() => importProfileSection().then((module) => ({ default: module.FirstDetails })));

export const loader = (args: Route.LoaderArgs) =>
  loadPage(args, async (ctx) => ({
    ...(await listCategories(ctx)),
    has_outbox: ctx.demo && ctx.config.smtpUrl === undefined,
  }));

export const handle: PageHandle = { firstCalls: [firstCall("provider", openTodayCall)] };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Provider dashboard",
    description: "Where providers edit and publish their profile.",
    path: href("/dashboard"),
    noindex: true,
  });
}

/** A public page; its data is fetched when signed in [providers-4]. */
export default function DashboardPage({ loaderData: { categories, has_outbox } }: Route.ComponentProps) {
  const visitor = useGuard("provider");
  return (
    <LateFrame>
      <MyDashboard
        key={visitor?.id}
        id={visitor?.id ?? null}
        name={visitor?.name}
        categories={categories}
        has_outbox={has_outbox}
      />
    </LateFrame>
  );
}

interface MyDashboardProps {
  id: string | null;
  name: string | undefined;
  categories: CategoryWithSubcategories[];
  has_outbox: boolean;
}

function MyDashboard({ id, name, categories, has_outbox }: MyDashboardProps) {
  const { today, error, put, reload } = useToday(id);
  const data = useSiteData();
  useEffect(() => {
    // a failed fetch is reported where the code is needed
    if (globalThis.location.hash !== "") void importProfileSection().catch(() => undefined);
  }, []);
  if (!today) {
    return (
      <>
        <DashboardHeader title={name ?? "Provider dashboard"} />
        {error === null ? <DashboardSkeleton /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
      </>
    );
  }
  if (!today.profile.has_business_details)
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <FirstDetails profile={today.profile} categories={categories} onSaved={put} />
      </Suspense>
    );
  const site = data?.site ?? { name: "Umshado", publicUrl: globalThis.location.origin };
  return (
    <Dashboard
      today={today}
      categories={categories}
      site={site}
      has_outbox={has_outbox}
      onSaved={put}
      onOutdated={reload}
    />
  );
}
