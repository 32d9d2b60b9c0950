import { call } from "../../../client/call/call.ts";
import { FormDialog } from "../../../client/form/form-dialog.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { giveEndorsementCall, trustMessages } from "../../../contract/endorsements/calls.ts";
import type { EndorsementGiven, Endorsable } from "../../../contract/endorsements/schema.ts";
import { formatCount } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { Field, Fields } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";

interface GiveDialogProps {
  business: Endorsed;
  points_available: number;
  /** Called after the success message; `onClose` follows. */
  onGiven: (endorsement: EndorsementGiven) => void;
  /** The parent must then unmount the dialog. */
  onClose: () => void;
}

type Endorsed = Pick<Endorsable, "id" | "business_name">;

/** Asks for a comment and points [trust-8]. Open while mounted. */
export function GiveDialog({ business, points_available, onGiven, onClose }: GiveDialogProps) {
  const toast = useToast();
  const made = useForm({
    check({ points_given = "" }): Record<string, string> {
      const pointsError = checkPoints(points_given, points_available);
      return pointsError === null ? {} : { points_given: pointsError };
    },
    send: ({ points_given, comment }) =>
      call(giveEndorsementCall, {
        body: { endorsed_provider_id: business.id, points_given: Number(points_given), comment },
        failed: trustMessages.endorse_failed,
      }),
    onDone({ message, endorsement }) {
      toast(message, { tone: "good" });
      onGiven(endorsement);
      onClose();
    },
  });
  const points = formatCount(points_available, "point", "points");
  return (
    <FormDialog
      sheet
      onClose={onClose}
      title={`Endorse ${business.business_name}`}
      lead="Couples see it on their profile. It can’t be taken back."
      send="Give endorsement"
      made={made}
      hidesErrorAtFields
    >
      <Fields>
        <Field
          wide
          label="Comment"
          mark="(optional)"
          help="What is it like to work with them?"
          error={made.fieldErrors["comment"]}
        >
          <Textarea name="comment" maxLength={limits.endorsement_comment_length_max} />
        </Field>
        <Field label="Points to give" help={`You have ${points}.`} error={made.fieldErrors["points_given"]}>
          <Input
            name="points_given"
            type="number"
            inputMode="numeric"
            min={1}
            max={points_available}
            defaultValue={1}
          />
        </Field>
      </Fields>
    </FormDialog>
  );
}

/** Null for a valid whole number of points [trust-8]. */
export function checkPoints(typed: string, points_available: number): string | null {
  const points = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  if (points < 1) return trustMessages.points_not_integer;
  if (points > points_available) return `You have ${formatCount(points_available, "point", "points")} to give.`;
  return null;
}
