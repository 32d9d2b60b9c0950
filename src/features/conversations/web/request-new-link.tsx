import { useState } from "react";
import { href } from "react-router";
import { call } from "../../../client/call/call.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { withNext } from "../../../client/session/login-path.ts";
import { askNewLinkCall } from "../../../contract/conversations/calls.ts";
import { fieldMessages } from "../../../contract/field-messages.ts";
import * as limits from "../../../contract/limits.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Link } from "../../../ui/link.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { EntryButton, EntryFrame, EntryLinks } from "../../accounts/web/sign-in/entry-frame.tsx";
import styles from "../../accounts/web/sign-in/entry-frame.module.css";

/** Mails the enquiry's address [conversations-9]. */
export function RequestNewLink() {
  const [answer, setAnswer] = useState<string | null>(null);
  const { form, fieldErrors, error, isBusy } = useForm({
    check: ({ email = "" }): Record<string, string> =>
      email.trim() === "" ? { email: fieldMessages.email_missing } : {},
    send: ({ email = "" }) =>
      call(askNewLinkCall, {
        body: { email },
        failed: "We could not send the link. Please check your connection and try again.",
      }),
    onEdit: () => setAnswer(null),
    onDone: ({ message }) => setAnswer(message),
  });
  return (
    <EntryFrame
      picture="couple"
      title="This link has expired"
      lead="Enter the email address you sent your enquiry from, and we’ll email you a new link."
    >
      {answer !== null && (
        <Banner tone="good" announce>
          {answer}
        </Banner>
      )}
      <form {...form} aria-label="New link" className={styles.form}>
        <Field label="Email" error={fieldErrors["email"]}>
          <Input name="email" type="email" required autoComplete="email" maxLength={limits.email_length_max} />
        </Field>
        <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
        <EntryButton busy={isBusy}>Email me a new link</EntryButton>
      </form>
      <EntryLinks>
        <p>
          Have an account? <Link to={withNext(href("/couple-login"), href("/messages"))}>Log in</Link> to find
          everything under Messages.
        </p>
      </EntryLinks>
    </EntryFrame>
  );
}
