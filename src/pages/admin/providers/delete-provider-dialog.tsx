import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { FormDialog } from "../../../client/form/form-dialog.tsx";
import { useForm, type FormOutcome } from "../../../client/form/use-form.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { formatCount } from "../../../contract/format.ts";
import type { AdminProvider, DeletionPreview } from "../../../contract/providers/admin-schema.ts";
import { deleteProviderCall, previewDeletionCall } from "../../../contract/providers/calls.ts";
import { Consequences } from "../../../ui/data/consequences.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import { newCode } from "./new-code.ts";

interface DeleteProviderDialogProps {
  provider: AdminProvider;
  onClose: () => void;
  onRemoved: (id: string) => void;
}

/** Lists what will be deleted, and requires a code before the deletion [admin-8]. */
export function DeleteProviderDialog({
  provider: { id, business_name },
  onClose,
  onRemoved,
}: DeleteProviderDialogProps) {
  const [code] = useState(newCode);
  const preview = useFetched(previewDeletionCall, {
    params: { id },
    as: "provider",
    failed: adminMessages.deletion_failed,
  });
  const toast = useToast();
  const made = useForm({
    send: ({ code: typed = "" }) => (typed.trim() === code ? erase(id, code) : Promise.resolve(wrongCode)),
    onDone(message) {
      toast(message ?? adminMessages.deletion_code_wrong, { tone: message === null ? "bad" : "good" });
      if (message !== null) onRemoved(id);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Delete ${business_name}`}
      lead="This can’t be undone."
      send="Delete for good"
      danger
      made={made}
      onClose={onClose}
    >
      <DeletionConsequences preview={preview.value?.data ?? null} error={preview.error} />
      <Field label={adminMessages.deletion_prompt(business_name, code)}>
        <Input name="code" inputMode="numeric" autoComplete="off" maxLength={12} />
      </Field>
    </FormDialog>
  );
}

const wrongCode = { ok: true, body: null } as const;

async function erase(id: string, confirmationCode: string): Promise<FormOutcome<string>> {
  const outcome = await withProof(() =>
    call(deleteProviderCall, {
      params: { id },
      body: { confirmationCode },
      failed: adminMessages.deletion_failed,
    }),
  );
  if (outcome.ok) return { ok: true, body: outcome.body.message };
  return outcome.code === "provider_not_found" ? { ok: true, body: outcome.error } : outcome;
}

interface DeletionConsequencesProps {
  preview: DeletionPreview | null;
  error: string | null;
}

function DeletionConsequences({ preview, error }: DeletionConsequencesProps) {
  if (!preview) {
    if (error === null) return <Skeleton height="11rem" />;
    return <Banner tone="bad">We couldn’t count what would be deleted. {error}</Banner>;
  }
  const { email, business_name, enquiries_kept } = preview;
  return (
    <Consequences
      goes={[`The profile and the account of ${email}`, ...whatGoes(preview)]}
      stays={[`${formatCount(enquiries_kept, "enquiry", "enquiries")}, with the name ${business_name}`, "The audit"]}
    />
  );
}

function whatGoes(preview: DeletionPreview): string[] {
  const counted: [number, string, string][] = [
    [preview.pictures, "picture", "pictures"],
    [preview.videos, "video", "videos"],
    [preview.endorsements_received, "endorsement that it received", "endorsements that it received"],
    [preview.endorsements_given, "endorsement that it gave", "endorsements that it gave"],
    [preview.verifications_received, "verification that it received", "verifications that it received"],
    [preview.verifications_given, "verification that it gave", "verifications that it gave"],
    [preview.favourites, "place in a couple’s favourites", "places in couples’ favourites"],
    [preview.sessions, "browser that is logged in", "browsers that are logged in"],
  ];
  return counted.filter(([count]) => count > 0).map(([count, one, many]) => formatCount(count, one, many));
}
