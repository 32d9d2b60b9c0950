import Flag from "lucide/dist/esm/icons/flag.mjs";
import { useState } from "react";
import { adminMessages } from "../../../contract/admin-messages.ts";
import type { AdminProvider } from "../../../contract/admin-providers.ts";
import type { BadgeStats } from "../../../contract/badges.ts";
import { useFetched } from "../../../features/accounts/web/use-fetched.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Figures } from "../../../ui/figures.tsx";
import { SearchField, Select } from "../../../ui/input.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { BulkPioneerDialog } from "./badges/bulk-pioneer-dialog.tsx";
import { ProviderTable } from "./badges/provider-table.tsx";
import { ListTools } from "./list-tools.tsx";
import { useList } from "./use-list.ts";

type Answer = { providers: AdminProvider[]; total: number; page: number; limit: number };

const sorts = { newest: "Newest first", oldest: "Oldest first", name: "By name", trust: "By trust score" };
const badges = {
  pioneer: "Pioneer",
  premier: "Premier",
  verified: "Verified",
  featured: "Featured",
  trusted: "Trusted",
  none: "Without badges",
};

/** Every provider with its badges, and what an admin does with it (spec 2.10). */
export default function BadgesRoom() {
  const list = useList<Answer>("/api/admin/providers", { failed: adminMessages.providers_failed, limit: 50 });
  const stats = useFetched<{ stats: BadgeStats }>("/api/admin/badges/stats", {
    as: "provider",
    failed: adminMessages.providers_failed,
  });
  const [isAsking, setAsking] = useState(false);
  const { total = null, pioneer = null, premier = null } = stats.value?.stats ?? {};
  const refresh = () => void Promise.all([list.reload(), stats.reload()]);
  return (
    <>
      <Figures
        figures={[
          { label: "Total providers", value: total },
          { label: "Pioneer", value: pioneer },
          { label: "Premier", value: premier },
        ]}
      />
      <ListTools
        action={
          <Button icon={Flag} onClick={() => setAsking(true)}>
            Bulk Assign Pioneer
          </Button>
        }
      >
        <SearchField
          label="Search by business name, contact person or email"
          placeholder="Business name, contact or email"
          value={list.wishes["search"] ?? ""}
          onChange={(event) => list.wish({ search: event.target.value })}
        />
        <Select
          aria-label="Published or not"
          value={list.wishes["published"] ?? ""}
          onChange={(event) => list.wish({ published: event.target.value })}
        >
          <option value="">Published or not</option>
          <option value="true">Published</option>
          <option value="false">Unpublished</option>
        </Select>
        <Select
          aria-label="Badge"
          value={list.wishes["badge"] ?? ""}
          onChange={(event) => list.wish({ badge: event.target.value })}
        >
          <option value="">All badges</option>
          <Options of={badges} />
        </Select>
        <Select
          aria-label="Sort by"
          value={list.wishes["sort"] ?? "newest"}
          onChange={(event) => list.wish({ sort: event.target.value })}
        >
          <Options of={sorts} />
        </Select>
      </ListTools>
      <Found list={list} onChanged={refresh} onStats={() => void stats.reload()} />
      <BulkPioneerDialog open={isAsking} onClose={() => setAsking(false)} onAssigned={refresh} />
    </>
  );
}

function Options({ of }: { of: Record<string, string> }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

interface FoundProps {
  list: ReturnType<typeof useList<Answer>>;
  /** A provider came or went: the list and the numbers are asked for anew. */
  onChanged: () => void;
  onStats: () => void;
}

function Found({ list: { answer, error, page, pages, turn, put, reload }, onChanged, onStats }: FoundProps) {
  if (!answer) {
    if (error !== null) return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
    return <Skeleton height="30rem" />;
  }
  if (answer.providers.length === 0)
    return (
      <EmptyState title="No providers found">Nobody fits what you look for. Try other words or filters.</EmptyState>
    );

  function keep(id: string, changes: Partial<AdminProvider>) {
    put(
      (now) =>
        now && { ...now, providers: now.providers.map((each) => (each.id === id ? { ...each, ...changes } : each)) },
    );
    onStats();
  }
  return (
    <>
      <ProviderTable providers={answer.providers} total={answer.total} onChange={keep} onGone={onChanged} />
      <Pager page={page} pages={pages} onTurn={turn} />
    </>
  );
}
