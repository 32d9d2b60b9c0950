import { call } from "../../../client/call/call.ts";
import { FormDialog } from "../../../client/form/form-dialog.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import type { AdminProvider } from "../../../contract/providers/admin-schema.ts";
import { recordRatingsCall } from "../../../contract/providers/calls.ts";
import { Field, Fields } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { readRatings } from "./read-ratings.ts";

interface RatingsDialogProps {
  provider: AdminProvider;
  onClose: () => void;
  onChange: (id: string, changes: Partial<AdminProvider>) => void;
}

const fields = [
  { name: "google_rating", label: "Google rating", inputMode: "decimal" },
  { name: "google_review_count", label: "Google reviews", inputMode: "numeric" },
  { name: "facebook_rating", label: "Facebook rating", inputMode: "decimal" },
  { name: "facebook_review_count", label: "Facebook reviews", inputMode: "numeric" },
] as const;

/** Ratings on other sites [trust-20]. */
export function RatingsDialog({ provider, onClose, onChange }: RatingsDialogProps) {
  const toast = useToast();
  const made = useForm({
    read: readRatings,
    send: (body) =>
      withProof(() =>
        call(recordRatingsCall, {
          params: { id: provider.id },
          body,
          failed: "Failed to record the ratings. Please try again.",
        }),
      ),
    onDone({ message, data }) {
      toast(message);
      onChange(provider.id, { ...data, ratings_recorded: true });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Ratings of ${provider.business_name}`}
      lead="From the business’s pages on Google and Facebook, each with the number of its reviews. Leave blank anything that isn’t there."
      send="Record ratings"
      made={made}
      onClose={onClose}
    >
      <Fields>
        {fields.map(({ name, label, inputMode }) => (
          <Field key={name} label={label} error={made.fieldErrors[name]}>
            <Input
              name={name}
              inputMode={inputMode}
              autoComplete="off"
              defaultValue={provider.ratings_recorded ? (provider[name] ?? "") : ""}
            />
          </Field>
        ))}
      </Fields>
      {!provider.ratings_recorded && (
        <p>
          Once they are recorded they count towards the trust score, and the provider can no longer enter its own review
          counts.
        </p>
      )}
    </FormDialog>
  );
}
