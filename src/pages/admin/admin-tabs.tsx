import { lazy, Suspense, useRef, type ComponentType } from "react";
import { Link } from "react-router";
import { formatCount, formatNumber } from "../../contract/format.ts";
import type { News } from "../../contract/news/schema.ts";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/input.tsx";
import { LoadFailure } from "../../ui/page/load-failure.tsx";
import { OutOfSight } from "../../ui/page/out-of-sight.tsx";
import { Skeleton } from "../../ui/page/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useHashTab } from "../profile/use-hash-tab.ts";
import { UnsavedTabs } from "./actions/unsaved.tsx";
import { useNews } from "./actions/use-news.tsx";
import text from "../../ui/text.module.css";
import styles from "./admin-tabs.module.css";
import overviewStyles from "./overview.module.css";

interface Item {
  id: string;
  to: string;
  count: number;
  label: string;
  detail?: string;
  waits?: boolean;
}

/** Each number links to its tab. */
function Overview() {
  const { news, error, reload } = useNews();
  if (!news && error !== null) return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  const items = news ? itemsOf(news).filter(({ count }) => count > 0) : [];
  return (
    <section className={overviewStyles.strip} aria-labelledby="what-is-new">
      <h2 id="what-is-new">What is new</h2>
      {!news && <Skeleton height="3.75rem" />}
      {news && items.length === 0 && <p className={text.soft}>Nobody new this week, and nothing needs an answer.</p>}
      <ul>
        {items.map(({ id, to, count, label, detail, waits }) => (
          <li key={id} className={classNames(waits && overviewStyles.waits)}>
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

type AdminTab = { id: string; label: string; Tab: ComponentType };

/** All but the overview load when first opened [admin-1]. */
const groups: readonly { name: string; tabs: readonly AdminTab[] }[] = [
  { name: "", tabs: [{ id: "overview", label: "Overview", Tab: Overview }] },
  {
    name: "Directory",
    tabs: [
      {
        id: "badges",
        label: "Badge Management",
        Tab: lazy(() => import("./badges/badges-tab.tsx")),
      },
      { id: "couples", label: "Couples", Tab: lazy(() => import("./couples-tab.tsx")) },
      {
        id: "hero",
        label: "Front Page Hero Settings",
        Tab: lazy(() => import("./settings/hero-tab.tsx")),
      },
      { id: "site", label: "Site Settings", Tab: lazy(() => import("./settings/site-tab.tsx")) },
      {
        id: "invitations",
        label: "Invitations",
        Tab: lazy(() => import("./invitations/invitations-tab.tsx")),
      },
    ],
  },
  {
    name: "People",
    tabs: [
      {
        id: "imported",
        label: "Imported pages",
        Tab: lazy(() => import("./invitations/imported-tab.tsx")),
      },
      {
        id: "admins",
        label: "Super admins",
        Tab: lazy(() => import("./providers/super-admins-tab.tsx")),
      },
    ],
  },
  {
    name: "Trust",
    tabs: [
      { id: "requests", label: "Requests", Tab: lazy(() => import("./requests/requests-tab.tsx")) },
      { id: "reports", label: "Reports", Tab: lazy(() => import("./reports/reports-tab.tsx")) },
    ],
  },
  {
    name: "System",
    tabs: [
      { id: "audit", label: "Audit", Tab: lazy(() => import("./audit/audit-tab.tsx")) },
      { id: "security", label: "Security", Tab: lazy(() => import("./security/security-tab.tsx")) },
      { id: "queue", label: "Queue", Tab: lazy(() => import("./queue-tab.tsx")) },
      { id: "health", label: "Health", Tab: lazy(() => import("./health/health-tab.tsx")) },
    ],
  },
];

/** Opened tabs keep their state. */
export function AdminTabs() {
  const [hash, choose] = useHashTab();
  const tabs = groups.flatMap(({ name, tabs: some }) =>
    some.map((tab, at) => ({ ...tab, group: at === 0 ? name : "" })),
  );
  const chosen = tabs.find(({ id }) => id === hash)?.id ?? "overview";
  const { open_requests = 0, open_reports = 0 } = useNews().news ?? {};
  const counts: Record<string, number> = { requests: open_requests, reports: open_reports };
  const entered = useRef(new Set<string>());
  entered.current.add(chosen);
  return (
    <UnsavedTabs>
      <div className={styles.tabs}>
        <div className={styles.choice}>
          <Field label="Section">
            <Select value={chosen} onChange={(event) => choose(event.target.value)}>
              {groups.map(({ name, tabs: some }) => {
                const options = some.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {counts[id] ? `${label} (${counts[id]})` : label}
                  </option>
                ));
                return name === "" ? (
                  options
                ) : (
                  <optgroup key={name} label={name}>
                    {options}
                  </optgroup>
                );
              })}
            </Select>
          </Field>
        </div>
        <Tabs
          label="Administration"
          selected={chosen}
          onSelect={choose}
          className={styles.tab}
          side
          tabs={tabs.map(({ id, label, group, Tab }) => ({
            id,
            label,
            group,
            ...(counts[id] && { count: counts[id] }),
            panel: entered.current.has(id) && (
              <Suspense fallback={<Skeleton height="24rem" />}>
                {Tab !== Overview && (
                  <h2>
                    <OutOfSight>{label}</OutOfSight>
                  </h2>
                )}
                <Tab />
              </Suspense>
            ),
          }))}
        />
      </div>
    </UnsavedTabs>
  );
}
