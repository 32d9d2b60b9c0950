import { useRef } from "react";
import { call } from "../../../client/call.ts";
import { FormError } from "../../../client/form/form-error.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { accountMessages } from "../../../contract/accounts/words.ts";
import * as limits from "../../../contract/limits.ts";
import { inviteMember } from "../../../contract/weddings/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Check } from "../../../ui/check.tsx";
import { Field, FieldGroup } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { useToast } from "../../../ui/toast.tsx";
import styles from "./wedding-page.module.css";

/** Invites somebody by email. */
export function InviteForm({ onSent }: { onSent: () => void }) {
  const place = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const { form, faults, error, isBusy } = useForm({
    check: (values): Record<string, string> =>
      values["email"]?.trim() ? {} : { email: accountMessages.fill_all_fields },
    send: ({ email = "", role }) =>
      call(inviteMember, {
        body: { email, role: role === "reader" ? "reader" : "editor" },
        failed: "We could not send the invitation. Please check your connection and try again.",
      }),
    onDone({ invitation: { email } }) {
      place.current?.reset();
      toast(`The invitation is on its way to ${email}.`);
      onSent();
    },
  });
  return (
    <form {...form} ref={place} className={styles.form}>
      <Field label="Their email" error={faults["email"] ?? null}>
        <Input name="email" type="email" required autoComplete="off" maxLength={limits.email_length_max} />
      </Field>
      <FieldGroup legend="What can they do?">
        <Check type="radio" name="role" value="editor" defaultChecked>
          <b>Editor:</b> can plan with you, message vendors and accept quotes in your name
        </Check>
        <Check type="radio" name="role" value="reader">
          <b>Viewer:</b> can see everything and vote on favourites
        </Check>
      </FieldGroup>
      <FormError sentence={faults["email"] ? null : error} />
      <Button type="submit" busy={isBusy}>
        Send the invitation
      </Button>
    </form>
  );
}
