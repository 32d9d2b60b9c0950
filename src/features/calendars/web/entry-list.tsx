import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import RotateCcw from "lucide/dist/esm/icons/rotate-ccw.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { useEffect, useRef, useState } from "react";
import type { CalendarEntry } from "../../../contract/calendars/schema.ts";
import { formatDate } from "../../../contract/format.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { Icon } from "../../../ui/page/icon.tsx";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import { formatSpan, inSentence, kindLabels, namedEntry } from "./day-labels.ts";
import { mayReturn } from "./entry-values.ts";
import { markIcons } from "./legend.tsx";
import type { useEntryActions } from "./use-entry-actions.ts";
import text from "../../../ui/text.module.css";
import styles from "./entry-list.module.css";

interface EntryListProps {
  entries: readonly CalendarEntry[];
  today: string;
  /** `fetching`: more are loading; `unknown`: loading failed. */
  status: "whole" | "fetching" | "unknown";
  acts: Pick<ReturnType<typeof useEntryActions>, "remove" | "holdAgain">;
  onEdit: (entry: CalendarEntry) => void;
  nothing: string;
}

export function EntryList({ entries, status, nothing, acts, ...rest }: EntryListProps) {
  const place = useRef<HTMLDivElement>(null);
  const isFocusDue = useRef(false);
  useEffect(() => {
    // the focused button was removed with its entry
    if (isFocusDue.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    isFocusDue.current = false;
  }, [entries.length]);
  if (status === "unknown") return null;
  if (status === "fetching") return <Skeleton height="4.5rem" />;
  const remove = (entry: CalendarEntry) => {
    isFocusDue.current = true;
    return acts.remove(entry);
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {entries.length === 0 && <p className={text.fine}>{nothing}</p>}
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} acts={{ ...acts, remove }} {...rest} />
          ))}
        </ul>
      )}
    </div>
  );
}

type EntryRowProps = Omit<EntryListProps, "entries" | "status" | "nothing"> & { entry: CalendarEntry };

export function entryListStatus({
  isComplete,
  error,
}: {
  isComplete: boolean;
  error: string | null;
}): EntryListProps["status"] {
  if (isComplete) return "whole";
  return error === null ? "fetching" : "unknown";
}

function EntryRow({ entry, today, acts, onEdit }: EntryRowProps) {
  const { kind, from, to, note, lapses_at, has_lapsed } = entry;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const name = note === "" ? inSentence(entry) : `${inSentence(entry)}: ${note}`;
  const busily = async (doing: Promise<void>) => {
    setBusy(true);
    await doing;
    setBusy(false);
  };
  return (
    <li className={styles.entry} aria-busy={isBusy || undefined}>
      <span className={styles[kindLabels[kind].mark]}>
        <Icon of={markIcons[kindLabels[kind].mark]} />
      </span>
      <div className={styles.words}>
        <b>{formatSpan(from, to)}</b>
        <span>
          {kindLabels[kind].done}
          {lapses_at !== null && `, ${formatExpiry(lapses_at, has_lapsed)}`}
        </span>
        {note !== "" && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.acts}>
        {to >= today && <IconButton icon={Pencil} label={`Edit ${name}`} onClick={() => onEdit(entry)} />}
        <IconButton
          icon={Trash}
          label={`Remove ${name}`}
          onClick={() => (mayReturn(entry, today) ? void busily(acts.remove(entry)) : setDialogOpen(true))}
        />
      </div>
      {has_lapsed && to >= today && (
        <Button
          small
          variant="outline"
          icon={RotateCcw}
          busy={isBusy}
          onClick={() => void busily(acts.holdAgain(entry))}
        >
          Hold again
        </Button>
      )}
      {isDialogOpen && (
        <QuestionDialog
          open
          title="Remove it for good?"
          confirm="Remove"
          danger
          onClose={() => setDialogOpen(false)}
          onConfirm={async () => {
            await acts.remove(entry);
            return null;
          }}
        >
          {namedEntry(entry)} is {has_lapsed ? "no longer a hold" : "past"}: once it is removed, it can’t be brought
          back.
        </QuestionDialog>
      )}
    </li>
  );
}

function formatExpiry(lapses_at: string, has_lapsed: boolean): string {
  const day = formatDate(southAfricanTime(lapses_at));
  return has_lapsed ? `expired on ${day}` : `expires on ${day}`;
}
