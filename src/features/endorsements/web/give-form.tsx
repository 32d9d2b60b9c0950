import Check from "lucide/dist/esm/icons/check.mjs";
import { call } from "../../../client/call.ts";
import { FormError } from "../../../client/form/form-error.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { giveEndorsement, trustMessages } from "../../../contract/endorsements/calls.ts";
import type { Endorsable, EndorsementGiven } from "../../../contract/endorsements/schema.ts";
import { formatCount } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { Field, Fields } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { checkPoints } from "./check-points.ts";

export type Endorsed = Pick<Endorsable, "id" | "business_name">;

interface GiveFormProps {
  id: string;
  business: Endorsed;
  points_available: number;
  onBusy: (isBusy: boolean) => void;
  onGiven: (endorsement: EndorsementGiven) => void;
}

export function GiveForm({ id, business, points_available, onBusy, onGiven }: GiveFormProps) {
  const toast = useToast();
  const { form, fieldErrors, error } = useForm({
    onBusy,
    check({ points_given = "" }): Record<string, string> {
      const fault = checkPoints(points_given, points_available);
      return fault === null ? {} : { points_given: fault };
    },
    send: ({ points_given, comment }) =>
      call(giveEndorsement, {
        body: { endorsed_provider_id: business.id, points_given: Number(points_given), comment },
        failed: trustMessages.endorse_failed,
      }),
    onDone({ message, endorsement }) {
      toast(message, Check, { tone: "good" });
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
