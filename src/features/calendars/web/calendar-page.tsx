import { href, useSearchParams } from "react-router";
import { firstCall } from "../../../client/call/first-calls.ts";
import { useGuard } from "../../../client/session/use-guard.ts";
import { readCalendarRulesCall } from "../../../contract/calendars/calls.ts";
import { LateFrame } from "../../../ui/page/late-frame.tsx";
import type { PageHandle } from "../../../ui/page/page-handle.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import { ViewLinks } from "../../../ui/page/view-links.tsx";
import type { Route } from "./+types/calendar-page";
import { CalendarBones } from "./calendar-bones.tsx";
import { CalendarDashboard } from "./calendar-dashboard.tsx";
import { calendarAddress, readView, views } from "./feeds/calendar-address.ts";

const title = "Calendar";

export const handle: PageHandle = {
  firstCalls: [firstCall("provider", readCalendarRulesCall)],
};

export function meta({ matches }: Route.MetaArgs) {
  const description = "The days on which your business is booked, held or closed.";
  return pageMeta(matches, { title, description, path: href("/calendar"), noindex: true });
}

/** The page is cached for everybody; data is fetched for the account [calendars-10]. */
export default function CalendarPage() {
  const visitor = useGuard("provider");
  const [parameters] = useSearchParams();
  const view = readView(parameters.get("view"));
  return (
    <LateFrame>
      <PageHeader
        title={title}
        lead="Block the dates you’re unavailable. Couples only see whether you’re available on their date."
      />
      <ViewLinks
        label="Calendar"
        views={views.map((each) => ({
          to: calendarAddress({ view: each.view, month: parameters.get("month") }),
          name: each.name,
          isCurrent: each.view === view,
        }))}
      />
      {visitor === null ? <CalendarBones view={view} /> : <CalendarDashboard key={visitor.id} view={view} />}
    </LateFrame>
  );
}
