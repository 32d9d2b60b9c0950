import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import { useState } from "react";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { queueStates } from "../../../contract/choices.ts";
import type { QueueEntry } from "../../../contract/queue.ts";
import { callApi } from "../../../features/accounts/web/call-api.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { DataTable, type Column } from "../../../ui/data-table.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Figures } from "../../../ui/figures.tsx";
import { Select } from "../../../ui/input.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { actionWords, timeWords } from "./audit/audit-words.ts";
import { ListTools } from "./list-tools.tsx";
import { useList } from "./use-list.ts";

type Count = { kind: QueueEntry["kind"]; state: QueueEntry["state"]; count: number };
type Answer = {
  counts: Count[];
  sent_today: number;
  entries: QueueEntry[];
  total: number;
  page: number;
  limit: number;
};

const columns: readonly Column[] = [
  { id: "name", label: "Work" },
  { id: "recipient", label: "To" },
  { id: "state", label: "State" },
  { id: "reason", label: "Why" },
  { id: "tries", label: "Tries" },
  { id: "next", label: "Next try" },
  { id: "actions", label: "Actions", bare: true },
];

const tones = { waiting: "plain", sending: "warn", failed: "bad" } as const;

/** The mails and other work that wait or failed, why, and a way to try again. */
export default function QueueRoom() {
  const list = useList<Answer>("/api/admin/queue", { failed: adminMessages.queue_failed, limit: 50 });
  const count = (state: QueueEntry["state"]) =>
    list.answer
      ? list.answer.counts.filter((each) => each.state === state).reduce((sum, each) => sum + each.count, 0)
      : null;
  return (
    <>
      <Figures
        figures={[
          { label: "Waiting", value: count("waiting") },
          { label: "Failed", value: count("failed") },
          { label: "Letters sent in 24 hours", value: list.answer?.sent_today ?? null },
        ]}
      />
      <ListTools
        action={
          <Button variant="outline" icon={RotateCw} onClick={() => void list.reload()}>
            Refresh
          </Button>
        }
      >
        <Select
          aria-label="State"
          value={list.wishes["state"] ?? ""}
          onChange={(event) => list.wish({ state: event.target.value })}
        >
          <option value="">All that is not done</option>
          {queueStates.map((state) => (
            <option key={state} value={state}>
              {actionWords(state)}
            </option>
          ))}
        </Select>
      </ListTools>
      <Found list={list} />
    </>
  );
}

function Found({ list: { answer, error, page, pages, turn, reload } }: { list: ReturnType<typeof useList<Answer>> }) {
  if (!answer) {
    if (error !== null) return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
    return <Skeleton height="20rem" />;
  }
  if (answer.entries.length === 0)
    return <EmptyState title="Nothing waits">Everything of this kind has been done.</EmptyState>;
  return (
    <>
      <DataTable
        caption="Work in the queue"
        columns={columns}
        rows={answer.entries}
        rowKey={({ id }) => id}
        cells={(entry) => [
          <div key="name">
            {actionWords(entry.name)}
            <small>{timeWords(entry.created_at)}</small>
          </div>,
          entry.recipient ?? "",
          <Badge key="state" tone={tones[entry.state]}>
            {actionWords(entry.state)}
          </Badge>,
          entry.reason ?? "",
          entry.attempts,
          entry.next_try_at === null ? "" : timeWords(entry.next_try_at),
          entry.may_retry && <RetryButton key="actions" entry={entry} onRetried={() => void reload()} />,
        ]}
      />
      <Pager page={page} pages={pages} onTurn={turn} />
    </>
  );
}

function RetryButton({ entry: { id, name, recipient }, onRetried }: { entry: QueueEntry; onRetried: () => void }) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function retry() {
    setIsBusy(true);
    const outcome = await callApi<{ message: string }>(`/api/admin/queue/${id}/retry`, {
      method: "POST",
      as: "provider",
      failed: adminMessages.retry_failed,
    });
    setIsBusy(false);
    if (!outcome.ok) return toast(outcome.error, undefined, { tone: "bad" });
    toast(outcome.body.message, undefined, { tone: "good" });
    onRetried();
  }
  return (
    <Button
      small
      variant="quiet"
      busy={isBusy}
      onClick={() => void retry()}
      aria-label={`Retry ${actionWords(name)}${recipient === null ? "" : ` to ${recipient}`}`}
    >
      Retry
    </Button>
  );
}
