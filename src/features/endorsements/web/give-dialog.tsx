import { useId, useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { giveEndorsementCall, trustMessages } from "../../../contract/endorsements/calls.ts";
import type { EndorsementGiven, Endorsable } from "../../../contract/endorsements/schema.ts";
import { formatCount } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, Fields } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";

interface GiveDialogProps {
  business: Endorsed;
  points_available: number;
  /** Called after the success message; `onClose` follows. */
  onGiven: (endorsement: EndorsementGiven) => void;
  /** The parent must then unmount the dialog. */
  onClose: () => void;
}

/** Asks for a comment and points [trust-8]. Open while mounted. */
export function GiveDialog({ business, points_available, onGiven, onClose }: GiveDialogProps) {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      open
      sheet
      onClose={close}
      title={`Endorse ${business.business_name}`}
      lead="Couples see it on their profile. It can’t be taken back."
      footerContent={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Give endorsement
          </Button>
        </>
      }
    >
      <GiveForm
        id={formId}
        business={business}
        points_available={points_available}
        onBusy={setIsBusy}
        onGiven={(endorsement) => {
          onGiven(endorsement);
          onClose();
        }}
      />
    </Dialog>
  );
}

type Endorsed = Pick<Endorsable, "id" | "business_name">;

interface GiveFormProps {
  id: string;
  business: Endorsed;
  points_available: number;
  onBusy: (isBusy: boolean) => void;
  onGiven: (endorsement: EndorsementGiven) => void;
}

function GiveForm({ id, business, points_available, onBusy, onGiven }: GiveFormProps) {
  const toast = useToast();
  const { form, fieldErrors, error } = useForm({
    onBusy,
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
    },
  });
  const points = formatCount(points_available, "point", "points");
  return (
    <form {...form} id={id}>
      <Fields>
        <Field
          wide
          label="Comment"
          mark="(optional)"
          help="What is it like to work with them?"
          error={fieldErrors["comment"] ?? null}
        >
          <Textarea name="comment" maxLength={limits.endorsement_comment_length_max} />
        </Field>
        <Field label="Points to give" help={`You have ${points}.`} error={fieldErrors["points_given"] ?? null}>
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
      <FormError sentence={Object.keys(fieldErrors).length > 0 ? null : error} />
    </form>
  );
}

/** Null for a valid whole number of points [trust-8]. */
export function checkPoints(typed: string, points_available: number): string | null {
  const points = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  if (points < 1) return trustMessages.points_not_integer;
  if (points > points_available) return `You have ${formatCount(points_available, "point", "points")} to give.`;
  return null;
}
