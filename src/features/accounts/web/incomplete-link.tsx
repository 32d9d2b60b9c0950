import type { ReactNode } from "react";
import { call } from "../../../client/call/call.ts";
import { useForm } from "../../../client/form/use-form.ts";
import type { openByCodeCall } from "../../../contract/conversations/calls.ts";
import * as limits from "../../../contract/limits.ts";
import type { openInvitationByCodeCall } from "../../../contract/weddings/calls.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { EntryButton, EntryFrame, EntryLinks } from "./sign-in/entry-frame.tsx";
import styles from "./sign-in/entry-frame.module.css";

interface IncompleteLinkProps {
  definition: typeof openByCodeCall | typeof openInvitationByCodeCall;
  onToken: (token: string) => void;
  children?: ReactNode;
}

/** Some mail gateways cut off the part after #; the email's code works instead [accounts-35]. */
export function IncompleteLink({ definition, onToken, children }: IncompleteLinkProps) {
  return (
    <EntryFrame
      picture="couple"
      title="This link is incomplete"
      lead="Some mail programs cut off the end of links. Type the code that is in the same email instead."
    >
      <CodeForm definition={definition} onToken={onToken} />
      {children !== undefined && (
        <EntryLinks>
          <p>{children}</p>
        </EntryLinks>
      )}
    </EntryFrame>
  );
}

function CodeForm({ definition, onToken }: Omit<IncompleteLinkProps, "children">) {
  const { form, fieldErrors, error, isBusy } = useForm({
    send: ({ email = "", code = "" }) =>
      call(definition, {
        body: { email, code },
        failed: "We could not check the code. Please check your connection and try again.",
      }),
    onDone: ({ token }) => onToken(token),
  });
  return (
    <form {...form} aria-label="Open with a code" className={styles.form}>
      <Field label="Your email address" error={fieldErrors["email"]}>
        <Input name="email" type="email" required autoComplete="email" maxLength={limits.email_length_max} />
      </Field>
      <Field label="Code in the email" help="It is below the button." error={fieldErrors["code"]}>
        <Input name="code" required autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={20} />
      </Field>
      <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
      <EntryButton busy={isBusy}>Open</EntryButton>
    </form>
  );
}
