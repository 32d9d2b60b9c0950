import { lazy, Suspense, useRef, type ComponentType } from "react";
import { UnsavedTabs } from "../../client/admin/unsaved.tsx";
import { useNews } from "../../client/admin/use-news.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { OutOfSight } from "../../ui/out-of-sight.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useHashTab } from "../profile/use-hash-tab.ts";
import { Overview } from "./overview.tsx";
import styles from "./admin-tabs.module.css";

type Room = { id: string; label: string; Tab: ComponentType };

/** All but the overview load when first opened [admin-1]. */
const groups: readonly { name: string; tabs: readonly Room[] }[] = [
  { name: "", tabs: [{ id: "overview", label: "Overview", Tab: Overview }] },
  {
    name: "Directory",
    tabs: [
      {
        id: "badges",
        label: "Badge Management",
        Tab: lazy(() => import("../../features/badges/web/badges-tab.tsx")),
      },
      { id: "couples", label: "Couples", Tab: lazy(() => import("../../features/couples/web/couples-tab.tsx")) },
      {
        id: "hero",
        label: "Front Page Hero Settings",
        Tab: lazy(() => import("../../features/settings/web/hero-tab.tsx")),
      },
      { id: "site", label: "Site Settings", Tab: lazy(() => import("../../features/settings/web/site-tab.tsx")) },
      {
        id: "invitations",
        label: "Invitations",
        Tab: lazy(() => import("../../features/invitations/web/invitations-tab.tsx")),
      },
    ],
  },
  {
    name: "People",
    tabs: [
      {
        id: "imported",
        label: "Imported pages",
        Tab: lazy(() => import("../../features/invitations/web/imported-tab.tsx")),
      },
      {
        id: "admins",
        label: "Super admins",
        Tab: lazy(() => import("../../features/providers/web/admin/super-admins-tab.tsx")),
      },
    ],
  },
  {
    name: "Trust",
    tabs: [
      { id: "requests", label: "Requests", Tab: lazy(() => import("./requests-tab.tsx")) },
      { id: "reports", label: "Reports", Tab: lazy(() => import("./reports-room.tsx")) },
    ],
  },
  {
    name: "System",
    tabs: [
      { id: "audit", label: "Audit", Tab: lazy(() => import("../../features/audit/web/audit-tab.tsx")) },
      { id: "security", label: "Security", Tab: lazy(() => import("../../features/security/web/security-tab.tsx")) },
      { id: "queue", label: "Queue", Tab: lazy(() => import("../../features/emails/web/queue-tab.tsx")) },
      { id: "health", label: "Health", Tab: lazy(() => import("../../features/health/web/health-tab.tsx")) },
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
      <div className={styles.rooms}>
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
          className={styles.room}
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
