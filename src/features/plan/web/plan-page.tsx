import { href } from "react-router";
import { firstCall } from "../../../client/call/first-calls.ts";
import { useGuard } from "../../../client/session/use-guard.ts";
import { readPlanCall } from "../../../contract/plan/calls.ts";
import { LinkBack, LinkOn } from "../../../ui/link.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { LateFrame } from "../../../ui/page/late-frame.tsx";
import type { PageHandle } from "../../../ui/page/page-handle.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import type { Route } from "./+types/plan-page";
import { PlanSkeletons, PlanDashboard } from "./plan-dashboard.tsx";

const title = "Plan";

export const handle: PageHandle = {
  firstCalls: [firstCall("couple", readPlanCall)],
};

export function meta({ matches }: Route.MetaArgs) {
  const description = "Your wedding checklist.";
  return pageMeta(matches, { title, description, path: href("/plan"), noindex: true });
}

/** The page is public; its content needs a sign-in [plan-1]. */
export default function PlanPage() {
  const visitor = useGuard("couple", `${href("/couple-register")}?next=${href("/plan")}`);
  return (
    <LateFrame>
      <PageHeader
        title={title}
        back={<LinkBack to={href("/couple-dashboard")}>Back to dashboard</LinkBack>}
        on={<LinkOn to={href("/budget")}>Budget</LinkOn>}
        lead="Your wedding checklist, counted from your wedding day. Bookings are ticked off automatically."
      />
      {visitor === null ? (
        <PlanSkeletons />
      ) : visitor.impersonated ? (
        <Banner>While you impersonate somebody you can&rsquo;t read their plan.</Banner>
      ) : (
        <PlanDashboard key={visitor.id} />
      )}
    </LateFrame>
  );
}
