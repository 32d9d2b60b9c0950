import Send from "lucide/dist/esm/icons/send.mjs";
import { useRef } from "react";
import { withProof } from "../../../client/admin/with-proof.ts";
import { call } from "../../../client/call.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { badgeNames } from "../../../contract/badge-names.ts";
import { presetBadges } from "../../../contract/badges/calls.ts";
import { sendInvitation } from "../../../contract/invitations/calls.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Check } from "../../../ui/check.tsx";
import { Field, FieldGroup, Fields } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { readText } from "../../../ui/read-text.ts";
import { useToast } from "../../../ui/toast.tsx";
import type { Shown } from "./invite-link.tsx";
import styles from "../../../client/admin/tab-form.module.css";

/** Invites a provider to register [admin-15]. */
export function InvitationForm({ onSent }: { onSent: (link: Shown) => void }) {
  const toast = useToast();
  const place = useRef<HTMLFormElement>(null);
  const { form, fieldErrors, error, isBusy } = useForm({
    read: (typed) => ({
      email: readText(typed, "email"),
      name: readText(typed, "name"),
      preset_badges: presetBadges.filter((badge) => typed.getAll("preset_badges").includes(badge)),
      recommended_by_name: readText(typed, "recommended_by_name"),
    }),
    send: (body) =>
      withProof(() =>
        call(sendInvitation, {
          body,
          failed: adminMessages.invitation_failed,
        }),
      ),
    onDone({ message, invite_url }, { name }) {
      place.current?.reset();
      toast(message, undefined, { tone: "good" });
      onSent({ invite_url, name });
    },
  });
  return (
    <form {...form} ref={place} className={styles.form}>
      <Fields>
        <Field label="Email" error={fieldErrors["email"] ?? null}>
          <Input name="email" type="email" autoComplete="off" required />
        </Field>
        <Field label="Name" error={fieldErrors["name"] ?? null} help="The email greets this person by name.">
          <Input name="name" autoComplete="off" required />
        </Field>
        <Field
          label="Recommended by"
          mark="(optional)"
          error={fieldErrors["recommended_by_name"] ?? null}
          help="Shown in the email."
          wide
        >
          <Input name="recommended_by_name" autoComplete="off" />
        </Field>
        <FieldGroup
          legend="Preset badges"
          mark="(optional)"
          help="Granted when the provider registers."
          error={fieldErrors["preset_badges"] ?? null}
          wide
        >
          <div className={styles.row}>
            {presetBadges.map((badge) => (
              <Check key={badge} name="preset_badges" value={badge}>
                {badgeNames[badge]}
              </Check>
            ))}
          </div>
        </FieldGroup>
      </Fields>
      {error !== null && (
        <Banner tone="bad" announce>
          {error}
        </Banner>
      )}
      <Button type="submit" icon={Send} busy={isBusy} className={styles.start}>
        Send invitation
      </Button>
    </form>
  );
}
