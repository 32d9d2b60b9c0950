import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import { useEffect, useState } from "react";
import { minute_ms } from "../../../../contract/durations.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { Icon } from "../../../../ui/page/icon.tsx";
import { orderErrors } from "./check-values.ts";
import { profileFields, type FieldName, type ProfileTab } from "./profile-fields.ts";
import { timeAgo } from "./time-ago.ts";
import type { ProfileFormState } from "./use-profile-form.ts";
import styles from "./save-bar.module.css";

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute_ms);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface SaveBarProps {
  form: string;
  state: ProfileFormState;
  saved_at: string;
  tab: ProfileTab;
  onLead: (name: FieldName) => void;
}

export function SaveBar({ form, state, saved_at, tab, onLead }: SaveBarProps) {
  const now = Math.max(useNow(), Date.parse(saved_at) || 0);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const count = state.changed.length;
  return (
    <div className={styles.bar}>
      <div role="status">
        <StatusInfo count={count} when={timeAgo(saved_at, now)} />
        <ErrorLink invalidFields={orderErrors(state.invalidFields, tab)} onLead={onLead} />
      </div>
      <div className={styles.buttons}>
        <Button variant="outline" disabled={count === 0 || state.isSaving} onClick={() => setDialogOpen(true)}>
          Discard
        </Button>
        <Button type="submit" form={form} busy={state.isSaving}>
          Save changes
        </Button>
      </div>
      <DiscardDialog open={isDialogOpen} onClose={() => setDialogOpen(false)} onDiscard={state.discard} />
    </div>
  );
}

function StatusInfo({ count, when }: { count: number; when: string }) {
  return <p>{count === 0 ? `Last saved ${when}` : `${count} unsaved ${count === 1 ? "change" : "changes"}`}</p>;
}

function ErrorLink({
  invalidFields,
  onLead,
}: {
  invalidFields: readonly FieldName[];
  onLead: (name: FieldName) => void;
}) {
  const [first] = invalidFields;
  if (!first) return null;
  return (
    <p className={styles.faults}>
      <Icon of={CircleAlert} />
      Please fix:
      <button type="button" onClick={() => onLead(first)}>
        {profileFields[first].label}
      </button>
      {invalidFields.length > 1 && <span>and {invalidFields.length - 1} more</span>}
    </p>
  );
}

interface DiscardDialogProps {
  open: boolean;
  onClose: () => void;
  onDiscard: () => void;
}

export function DiscardDialog({ open, onClose, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      small
      open={open}
      onClose={onClose}
      title="Discard your changes?"
      footerContent={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep them
          </Button>
          <Button
            onClick={() => {
              onDiscard();
              onClose();
            }}
          >
            Discard
          </Button>
        </>
      }
    >
      <p>Your profile goes back to how it was last saved. You’ll lose what you’ve typed since.</p>
    </Dialog>
  );
}
