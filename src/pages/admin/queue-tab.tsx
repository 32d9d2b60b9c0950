import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import { pathOf } from "../../client/address-of.ts";
import type { AnswerOf } from "../../client/call/call-types.ts";
import { call } from "../../client/call/call.ts";
import { ListResults } from "../../client/list/list-results.tsx";
import { FilterChoice, ListTools } from "../../client/list/list-tools.tsx";
import { RowActions } from "../../client/list/row-actions.tsx";
import { useList } from "../../client/list/use-list.ts";
import { withProof } from "../../client/proof/with-proof.ts";
import { adminMessages } from "../../contract/admin-messages.ts";
import { formatDateTime } from "../../contract/moments.ts";
import { queueStates, readQueueCall, retryQueuedCall } from "../../contract/queue/calls.ts";
import type { QueueEntry } from "../../contract/queue/schema.ts";
import { Badge } from "../../ui/badge.tsx";
import { Breakable } from "../../ui/breakable.tsx";
import { DataTable, type Column } from "../../ui/data/data-table.tsx";
import { Figures } from "../../ui/data/figures.tsx";
import { ActionButton } from "../../ui/overlay/action-button.tsx";
import { useToast } from "../../ui/overlay/toast.tsx";
import { formatAction } from "./audit/audit-words.ts";

type Answer = AnswerOf<typeof readQueueCall>;

const columns: readonly Column[] = [
  { id: "name", label: "Work" },
  { id: "recipient", label: "To" },
  { id: "state", label: "State" },
  { id: "reason", label: "Why" },
  { id: "tries", label: "Tries" },
  { id: "next", label: "Next try", line: true },
  { id: "actions", label: "Actions", bare: true },
];

const tones = { waiting: "plain", sending: "warn", failed: "bad", suppressed: "plain" } as const;

export default function QueueTab() {
  const list = useList<Answer>(pathOf(readQueueCall), { failed: adminMessages.queue_failed, limit: 50 });
  const count = (state: QueueEntry["state"]) =>
    list.answer
      ? list.answer.counts.filter((each) => each.state === state).reduce((sum, each) => sum + each.count, 0)
      : null;
  return (
    <>
      <Figures
        hasFailed={list.error !== null}
        figures={[
          { label: "Waiting", value: count("waiting") },
          { label: "Failed", value: count("failed") },
          { label: "Suppressed", value: count("suppressed") },
          { label: "Emails sent in 24 hours", value: list.answer?.sent_today ?? null },
        ]}
      />
      <ListTools
        action={
          <ActionButton variant="outline" icon={RotateCw} onPress={list.reload}>
            Refresh
          </ActionButton>
        }
      >
        <FilterChoice
          list={list}
          name="state"
          label="State"
          all="Unfinished"
          options={queueStates.map((state) => [state, formatAction(state)] as const)}
        />
      </ListTools>
      <ListResults
        list={list}
        height="20rem"
        nothing={{ title: "Queue is empty", text: "All work of this kind is finished." }}
      >
        {({ entries }) => (
          <DataTable
            caption="Work in the queue"
            columns={columns}
            rows={entries}
            rowKey={({ id }) => id}
            isStale={list.isStale}
            cells={(entry) => cellsOf(entry, () => void list.reload())}
          />
        )}
      </ListResults>
    </>
  );
}

function cellsOf(entry: QueueEntry, onRetried: () => void) {
  const { name, created_at, recipient, state, reason, attempts, next_try_at, may_retry } = entry;
  return [
    <div key="name">
      {formatAction(name)}
      <small>{formatDateTime(created_at)}</small>
    </div>,
    recipient && <Breakable key="to" text={recipient} />,
    <Badge key="state" tone={tones[state]}>
      {formatAction(state)}
    </Badge>,
    reason,
    attempts,
    next_try_at === null ? null : formatDateTime(next_try_at),
    may_retry && (
      <RowActions key="actions">
        <RetryButton entry={entry} onRetried={onRetried} />
      </RowActions>
    ),
  ];
}

function RetryButton({ entry: { id, name, recipient }, onRetried }: { entry: QueueEntry; onRetried: () => void }) {
  const toast = useToast();
  async function retry() {
    const outcome = await withProof(() =>
      call(retryQueuedCall, { params: { id }, failed: adminMessages.retry_failed }),
    );
    if (!outcome.ok) return outcome.error;
    toast(outcome.body.message, { tone: "good" });
    onRetried();
  }
  return (
    <ActionButton
      small
      variant="quiet"
      onPress={retry}
      aria-label={`Retry ${formatAction(name)}${recipient === null ? "" : ` to ${recipient}`}`}
    >
      Retry
    </ActionButton>
  );
}
