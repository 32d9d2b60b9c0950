import { href, Link as RouterLink, useSearchParams } from "react-router";
import { useGuard } from "../../../client/use-guard.ts";
import { LinkBack, LinkOn } from "../../../ui/link.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { pageMeta } from "../../../ui/page-meta.ts";
import type { Route } from "./+types/calendar-page";
import { calendarAddress, readView, views } from "./calendar-address.ts";
import { CalendarBones } from "./calendar-bones.tsx";
import { CalendarDesk } from "./calendar-desk.tsx";
import text from "../../../ui/text.module.css";
import styles from "./calendar-page.module.css";

const title = "Calendar";

export function meta({ matches }: Route.MetaArgs) {
  const description = "The days on which your business is booked, held or closed.";
  return pageMeta(matches, { title, description, path: href("/calendar"), noindex: true });
}

/** A provider's own calendar [calendars-10]: the page is everyone's, what stands on it is fetched for who is signed in. */
export default function CalendarPage() {
  const visitor = useGuard("provider");
  const [parameters] = useSearchParams();
  const view = readView(parameters.get("view"));
  return (
    <PageFrame>
      <header className={styles.pageHead}>
        <LinkBack to={href("/dashboard")}>Back to Dashboard</LinkBack>
        <div>
          <h1>{title}</h1>
          <LinkOn to={href("/enquiries")}>Enquiries</LinkOn>
        </div>
        <p className={text.soft}>
          Say which days you can’t take. Couples see whether you are free on their date, and nothing else.
        </p>
      </header>
      <nav aria-label="Calendar" className={styles.views}>
        {views.map((each) => (
          <RouterLink
            key={each.view}
            to={calendarAddress({ view: each.view, month: parameters.get("month") })}
            preventScrollReset
            aria-current={each.view === view ? "page" : undefined}
          >
            {each.name}
          </RouterLink>
        ))}
      </nav>
      {visitor === null ? <CalendarBones view={view} /> : <CalendarDesk key={visitor.id} view={view} />}
    </PageFrame>
  );
}
