import { lazy, Suspense, useEffect, useRef, type ComponentType } from "react";
import { UnsavedTabs } from "../../../client/admin/unsaved.tsx";
import { useNews } from "../../../client/admin/use-news.tsx";
import BadgesTab from "../../../features/badges/web/badges-tab.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useHashTab } from "../profile/use-hash-tab.ts";
import styles from "./admin-tabs.module.css";

/** The tabs of the control panel [admin-1]; all but the first are fetched when they are first entered. */
const tabs: readonly { id: string; label: string; Tab: ComponentType }[] = [
  { id: "badges", label: "Badge Management", Tab: BadgesTab },
  { id: "couples", label: "Couples", Tab: lazy(() => import("../../../features/couples/web/couples-tab.tsx")) },
  {
    id: "hero",
    label: "Front Page Hero Settings",
    Tab: lazy(() => import("../../../features/settings/web/hero-tab.tsx")),
  },
  { id: "site", label: "Site Settings", Tab: lazy(() => import("../../../features/settings/web/site-tab.tsx")) },
  {
    id: "invitations",
    label: "Invitations",
    Tab: lazy(() => import("../../../features/invitations/web/invitations-tab.tsx")),
  },
  {
    id: "imported",
    label: "Imported pages",
    Tab: lazy(() => import("../../../features/invitations/web/imported-tab.tsx")),
  },
  { id: "requests", label: "Requests", Tab: lazy(() => import("./requests-tab.tsx")) },
  { id: "reports", label: "Reports", Tab: lazy(() => import("./reports-room.tsx")) },
  {
    id: "admins",
    label: "Super admins",
    Tab: lazy(() => import("../../../features/providers/web/admin/super-admins-tab.tsx")),
  },
  { id: "audit", label: "Audit", Tab: lazy(() => import("../../../features/audit/web/audit-tab.tsx")) },
  { id: "security", label: "Security", Tab: lazy(() => import("../../../features/security/web/security-tab.tsx")) },
  { id: "queue", label: "Queue", Tab: lazy(() => import("../../../features/emails/web/queue-tab.tsx")) },
  { id: "health", label: "Health", Tab: lazy(() => import("../../../features/health/web/health-tab.tsx")) },
];

/** The first tabs of the groups behind the five of everyday work: what arrived, who acts, and how the program does. */
const beginners: ReadonlySet<string> = new Set(["imported", "admins", "queue"]);

/** The tabs of the admin panel. What was entered once stays as it was left while others are looked at. */
export function AdminTabs() {
  const [hash, choose] = useHashTab();
  const chosen = tabs.find(({ id }) => id === hash)?.id ?? "badges";
  const { open_requests = 0, open_reports = 0 } = useNews().news ?? {};
  const counts: Record<string, number> = { requests: open_requests, reports: open_reports };
  const entered = useRef(new Set<string>());
  entered.current.add(chosen);
  useEffect(() => {
    document.getElementById(`tab-${chosen}`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [chosen]);
  return (
    <UnsavedTabs>
      <Tabs
        label="Administration"
        selected={chosen}
        onSelect={choose}
        className={styles.room}
        wraps
        tabs={tabs.map(({ id, label, Tab }) => ({
          id,
          label,
          begins: beginners.has(id),
          ...(counts[id] && { count: counts[id] }),
          panel: entered.current.has(id) && (
            <Suspense fallback={<Skeleton height="24rem" />}>
              <Tab />
            </Suspense>
          ),
        }))}
      />
    </UnsavedTabs>
  );
}
