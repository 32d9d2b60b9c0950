import Flag from "lucide/dist/esm/icons/flag.mjs";
import { useState } from "react";
import { pathOf } from "../../../client/address-of.ts";
import type { AnswerOf } from "../../../client/call/call-types.ts";
import { call } from "../../../client/call/call.ts";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { ListResults } from "../../../client/list/list-results.tsx";
import { FilterChoice, FilterSearch, ListTools } from "../../../client/list/list-tools.tsx";
import { useList, type List } from "../../../client/list/use-list.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { badgeNames } from "../../../contract/badges/badge-names.ts";
import { readBadgeStatsCall, assignPioneersCall } from "../../../contract/badges/calls.ts";
import type { AdminProvider } from "../../../contract/providers/admin-schema.ts";
import { listAllProvidersCall } from "../../../contract/providers/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { Figures } from "../../../ui/data/figures.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { useNews } from "../actions/use-news.tsx";
import { ProviderTable } from "./provider-table.tsx";

type Answer = AnswerOf<typeof listAllProvidersCall>;

const publication = [
  ["true", "Published"],
  ["false", "Unpublished"],
] as const;
const badges = Object.entries({ ...badgeNames, resting: "Verification paused", none: "Without badges" });
const sorts = Object.entries({ oldest: "Oldest first", name: "By name", trust: "By trust score" });

/** Rule [admin-2]. */
export default function BadgesTab() {
  const list = useList<Answer>(pathOf(listAllProvidersCall), { failed: adminMessages.providers_failed, limit: 50 });
  const stats = useFetched(readBadgeStatsCall, {
    as: "provider",
    failed: adminMessages.providers_failed,
  });
  const news = useNews();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { total = null, pioneer = null, premier = null } = stats.value?.stats ?? {};
  const refresh = () => void Promise.all([list.reload(), stats.reload(), news.reload()]);

  function store(id: string, changes: Partial<AdminProvider>) {
    const change = (each: AdminProvider) => (each.id === id ? { ...each, ...changes } : each);
    list.put((now) => now && { ...now, providers: now.providers.map(change) });
    void Promise.all([stats.reload(), news.reload()]);
  }
  function drop(id: string) {
    list.put(
      (now) => now && { ...now, total: now.total - 1, providers: now.providers.filter((each) => each.id !== id) },
    );
    refresh();
  }
  return (
    <>
      <Figures
        hasFailed={stats.error !== null}
        figures={[
          { label: "Total providers", value: total },
          { label: "Pioneer", value: pioneer },
          { label: "Premier", value: premier },
        ]}
      />
      <ListTools
        action={
          <Button variant="outline" icon={Flag} onClick={() => setDialogOpen(true)}>
            Bulk Assign Pioneer
          </Button>
        }
      >
        <Tools list={list} />
      </ListTools>
      <ListResults
        list={list}
        height="30rem"
        nothing={{ title: "No providers found", text: "No results. Try other words or filters." }}
      >
        {({ providers, total: result, super_admins }) => (
          <ProviderTable
            providers={providers}
            total={result}
            super_admins={super_admins}
            isStale={list.isStale}
            onChange={store}
            onRemoved={drop}
          />
        )}
      </ListResults>
      <BulkPioneerDialog open={isDialogOpen} onClose={() => setDialogOpen(false)} onAssigned={refresh} />
    </>
  );
}

function Tools({ list }: { list: List<Answer> }) {
  return (
    <>
      <FilterSearch
        list={list}
        name="search"
        label="Search by business name, contact person or email"
        placeholder="Business name, contact or email"
      />
      <FilterChoice list={list} name="published" label="Published or not" all="All providers" options={publication} />
      <FilterChoice list={list} name="badge" label="Badge" all="All badges" options={badges} />
      <FilterChoice list={list} name="place" label="Place" all="Any place" options={[["unknown", "Place not known"]]} />
      <FilterChoice list={list} name="sort" label="Sort by" all="Newest first" options={sorts} />
    </>
  );
}

interface BulkPioneerDialogProps {
  open: boolean;
  onClose: () => void;
  onAssigned: () => void;
}

/** Rule [admin-7]. */
function BulkPioneerDialog({ open, onClose, onAssigned }: BulkPioneerDialogProps) {
  const toast = useToast();

  async function assign() {
    const outcome = await withProof(() =>
      call(assignPioneersCall, {
        failed: adminMessages.bulk_pioneer_failed,
      }),
    );
    if (!outcome.ok) return outcome.error;
    toast(outcome.body.message);
    onAssigned();
    return null;
  }
  return (
    <QuestionDialog open={open} onClose={onClose} title="Bulk Assign Pioneer" confirm="Assign" onConfirm={assign}>
      <p>{adminMessages.bulk_pioneer_question}</p>
    </QuestionDialog>
  );
}
