import { lazy, Suspense, useEffect, useRef, type ComponentType } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useHashTab } from "../profile/use-hash-tab.ts";
import { UnsavedRooms } from "./unsaved.tsx";
import { useNews } from "./use-news.tsx";
import styles from "./admin-tabs.module.css";

/** The rooms of the control room, each fetched when it is first entered [admin-1]. */
const rooms: readonly { id: string; label: string; Room: ComponentType }[] = [
  { id: "badges", label: "Badge Management", Room: lazy(() => import("./badges-room.tsx")) },
  { id: "couples", label: "Couples", Room: lazy(() => import("./couples-room.tsx")) },
  { id: "hero", label: "Front Page Hero Settings", Room: lazy(() => import("./hero-room.tsx")) },
  { id: "site", label: "Site Settings", Room: lazy(() => import("./site-room.tsx")) },
  { id: "invitations", label: "Invitations", Room: lazy(() => import("./invitations-room.tsx")) },
  { id: "requests", label: "Requests", Room: lazy(() => import("./requests-room.tsx")) },
  { id: "audit", label: "Audit", Room: lazy(() => import("./audit-room.tsx")) },
  { id: "queue", label: "Queue", Room: lazy(() => import("./queue-room.tsx")) },
];

/** The tabs of the admin panel. What was entered once stays as it was left while others are looked at. */
export function AdminTabs() {
  const [hash, choose] = useHashTab();
  const chosen = rooms.find(({ id }) => id === hash)?.id ?? "badges";
  const { open_requests = 0 } = useNews().news ?? {};
  const entered = useRef(new Set<string>());
  entered.current.add(chosen);
  useEffect(() => {
    document.getElementById(`tab-${chosen}`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [chosen]);
  return (
    <UnsavedRooms>
      <Tabs
        label="Administration"
        selected={chosen}
        onSelect={choose}
        className={styles.room}
        tabs={rooms.map(({ id, label, Room }) => ({
          id,
          label,
          ...(id === "requests" && open_requests > 0 && { count: open_requests }),
          panel: entered.current.has(id) && (
            <Suspense fallback={<Skeleton height="24rem" />}>
              <Room />
            </Suspense>
          ),
        }))}
      />
    </UnsavedRooms>
  );
}
