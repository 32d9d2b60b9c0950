import { FormDialog } from "../../../client/form/form-dialog.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { badgeNames } from "../../../contract/badges/badge-names.ts";
import { formatDate } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import type { AdminProvider, HeldBadge } from "../../../contract/providers/admin-schema.ts";
import { readText } from "../../../ui/data/read-text.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { useBadgeChange, type RowHandlers } from "./use-badge-change.ts";

interface NotesDialogProps extends RowHandlers {
  provider: AdminProvider;
  onClose: () => void;
}

export function NotesDialog({ provider, onClose, onChange, onRemoved }: NotesDialogProps) {
  const toast = useToast();
  const changeBadge = useBadgeChange(provider, { onChange, onRemoved });
  const made = useForm({
    read: (typed) => changedNotes(provider, typed),
    async send(changed) {
      const result: Record<string, string> = {};
      for (const { badge_type, notes } of changed) {
        // one after the other, because each response has all badges
        const error = await changeBadge("notes", { badge_type, notes });
        if (error !== null) result[badge_type] = error;
      }
      const [first] = Object.values(result);
      if (first !== undefined) return { ok: false, code: "refused", error: first, fields: result };
      return { ok: true, body: changed.length };
    },
    onDone(changes) {
      if (changes > 0) toast(adminMessages.badge_noted, { tone: "good" });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Notes on ${provider.business_name}`}
      lead="Only admins read them. They stay in the audit, so leave email addresses out."
      send="Save notes"
      made={made}
      hidesErrorAtFields
      onClose={onClose}
    >
      {provider.badges.map((badge) => (
        <Field
          key={badge.badge_type}
          label={badgeNames[badge.badge_type]}
          help={formatOrigin(badge)}
          error={made.fieldErrors[badge.badge_type]}
        >
          <Textarea
            name={badge.badge_type}
            rows={2}
            maxLength={limits.badge_notes_length_max}
            defaultValue={badge.notes ?? ""}
          />
        </Field>
      ))}
    </FormDialog>
  );
}

function changedNotes({ badges }: AdminProvider, typed: FormData) {
  return badges
    .map(({ badge_type, notes }) => ({ badge_type, before: notes ?? "", notes: readText(typed, badge_type) }))
    .filter(({ before, notes }) => before !== notes);
}

function formatOrigin({ origin, granted_by_name, granted_at }: HeldBadge): string {
  const on = `on ${formatDate(granted_at)}`;
  if (origin === "peers") return `Given by six verified providers ${on}.`;
  if (origin === "invitation") return `Came with an invitation ${on}.`;
  return granted_by_name === null ? `Given ${on}.` : `Given by ${granted_by_name} ${on}.`;
}
