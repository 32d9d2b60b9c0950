import type { AdminCouple } from "../../../contract/admin-couples.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { formatDate } from "../../../contract/format.ts";
import { impersonateCouple } from "../../../features/impersonation/web/impersonate.ts";
import { Badge } from "../../../ui/badge.tsx";
import { DataTable, type Column } from "../../../ui/data-table.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Figures } from "../../../ui/figures.tsx";
import { SearchField } from "../../../ui/input.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ImpersonateButton } from "./impersonate-button.tsx";
import { ListTools } from "./list-tools.tsx";
import { useList } from "./use-list.ts";

type Answer = { couples: AdminCouple[]; total: number; page: number; limit: number };

const columns: readonly Column[] = [
  { id: "name", label: "Name" },
  { id: "email", label: "Email" },
  { id: "wedding_date", label: "Wedding date" },
  { id: "provider", label: "Signed up with" },
  { id: "actions", label: "Actions", bare: true },
];

/** Every couple, and the way to act as one (spec 2.10). */
export default function CouplesRoom() {
  const list = useList<Answer>("/api/admin/couples", { failed: adminMessages.couples_failed, limit: 50 });
  const search = list.wishes["search"] ?? "";
  return (
    <>
      <Figures figures={[{ label: search ? "Couples found" : "Total couples", value: list.answer?.total ?? null }]} />
      <ListTools>
        <SearchField
          label="Search by name or email"
          placeholder="Name or email"
          value={search}
          onChange={(event) => list.wish({ search: event.target.value })}
        />
      </ListTools>
      <Found list={list} />
    </>
  );
}

function Found({ list: { answer, error, page, pages, turn, reload } }: { list: ReturnType<typeof useList<Answer>> }) {
  if (!answer) {
    if (error !== null) return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
    return <Skeleton height="24rem" />;
  }
  if (answer.couples.length === 0)
    return <EmptyState title="No couples found">Nobody fits what you look for. Try another name or email.</EmptyState>;
  return (
    <>
      <DataTable
        caption="Couples"
        columns={columns}
        rows={answer.couples}
        rowKey={({ id }) => id}
        cells={({ id, name, email, wedding_date, provider }) => [
          name || "No names yet",
          email,
          wedding_date === null ? "Not set" : formatDate(wedding_date),
          <Badge key="provider">{provider === "google" ? "Google" : "Email"}</Badge>,
          <ImpersonateButton key="actions" name={name || email} onImpersonate={() => impersonateCouple(id)} />,
        ]}
      />
      <Pager page={page} pages={pages} onTurn={turn} />
    </>
  );
}
