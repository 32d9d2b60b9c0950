import { href } from "react-router";
import { firstCall } from "../../../client/call/first-calls.ts";
import { useGuard } from "../../../client/session/use-guard.ts";
import { readBudgetCall } from "../../../contract/budget/calls.ts";
import { LinkBack } from "../../../ui/link.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { LateFrame } from "../../../ui/page/late-frame.tsx";
import type { PageHandle } from "../../../ui/page/page-handle.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import type { Route } from "./+types/budget-page";
import { BudgetSkeletons, BudgetDashboard } from "./budget-dashboard.tsx";

const title = "Budget";

export const handle: PageHandle = {
  firstCalls: [firstCall("couple", readBudgetCall)],
};

export function meta({ matches }: Route.MetaArgs) {
  const description = "What your wedding costs: planned, booked, paid and left.";
  return pageMeta(matches, { title, description, path: href("/budget"), noindex: true });
}

/** The page is cached for everybody; data is fetched for the account [budget-1]. */
export default function BudgetPage() {
  const visitor = useGuard("couple", `${href("/couple-register")}?next=${href("/budget")}`);
  return (
    <LateFrame>
      <PageHeader
        title={title}
        back={<LinkBack to={href("/couple-dashboard")}>Back to dashboard</LinkBack>}
        lead="What you plan, what is booked and what is still to be paid. Only people on your wedding can see this."
      />
      {visitor === null ? (
        <BudgetSkeletons />
      ) : visitor.impersonated ? (
        <Banner>While you impersonate somebody you can&rsquo;t read their budget.</Banner>
      ) : (
        <BudgetDashboard key={visitor.id} />
      )}
    </LateFrame>
  );
}
