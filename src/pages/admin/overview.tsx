import { Link } from "react-router";
import { useNews } from "../../client/admin/use-news.tsx";
import { formatCount, formatNumber } from "../../contract/format.ts";
import type { News } from "../../contract/news/schema.ts";
import { classNames } from "../../ui/class-names.ts";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import text from "../../ui/text.module.css";
import styles from "./overview.module.css";

interface Item {
  id: string;
  to: string;
  count: number;
  label: string;
  detail?: string;
  waits?: boolean;
}

/** Each number links to its tab. */
export function Overview() {
  const { news, error, reload } = useNews();
  if (!news && error !== null) return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  const items = news ? itemsOf(news).filter(({ count }) => count > 0) : [];
  return (
    <section className={styles.strip} aria-labelledby="what-is-new">
      <h2 id="what-is-new">What is new</h2>
      {!news && <Skeleton height="3.75rem" />}
      {news && items.length === 0 && <p className={text.soft}>Nobody new this week, and nothing needs an answer.</p>}
      <ul>
        {items.map(({ id, to, count, label, detail, waits }) => (
          <li key={id} className={classNames(waits && styles.waits)}>
            <Link to={to} replace preventScrollReset>
              <b>{formatNumber(count)}</b>
              <span>
                {label}
                {detail && <small>{detail}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function itemsOf({ new_providers, new_published, new_couples, ...waiting }: News): Item[] {
  const { quotes_sent, quotes_accepted, bookings_confirmed } = waiting;
  const { open_requests, open_reports, resting_verifications, missing_settings, failed_emails, junk_senders } = waiting;
  return [
    {
      id: "requests",
      to: "#requests",
      count: open_requests,
      label: open_requests === 1 ? "business asks to be verified" : "businesses ask to be verified",
      waits: true,
    },
    {
      id: "reports",
      to: "#reports",
      count: open_reports,
      label: open_reports === 1 ? "open report" : "open reports",
      detail: "Someone has asked us to review a conversation",
      waits: true,
    },
    {
      id: "resting",
      to: "#badges",
      count: resting_verifications,
      label: resting_verifications === 1 ? "verification paused" : "verifications paused",
      detail: "Re-confirm the badge",
      waits: true,
    },
    {
      id: "settings",
      to: "#site",
      count: missing_settings,
      label: missing_settings === 1 ? "legal setting is empty" : "legal settings are empty",
      detail: "The law asks a public site to state them",
      waits: true,
    },
    {
      id: "mails",
      to: "#queue",
      count: failed_emails,
      label: failed_emails === 1 ? "email failed" : "emails failed",
      waits: true,
    },
    {
      id: "junk",
      to: "#requests",
      count: junk_senders.length,
      label: junk_senders.length === 1 ? "sender marked as junk" : "senders marked as junk",
    },
    {
      id: "providers",
      to: "#badges",
      count: new_providers,
      label: new_providers === 1 ? "new provider this week" : "new providers this week",
      detail: new_published === 0 ? "None is published yet" : `${formatNumber(new_published)} published`,
    },
    {
      id: "couples",
      to: "#couples",
      count: new_couples,
      label: new_couples === 1 ? "new couple this week" : "new couples this week",
    },
    {
      id: "quotes",
      to: "#couples",
      count: quotes_sent,
      label: quotes_sent === 1 ? "quote sent this week" : "quotes sent this week",
      detail: `${formatNumber(quotes_accepted)} accepted, ${formatCount(bookings_confirmed, "booking", "bookings")} confirmed`,
    },
  ];
}
