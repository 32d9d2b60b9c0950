import { useState } from "react";
import { href } from "react-router";
import { useArrival } from "../../../../client/arrival.ts";
import { call } from "../../../../client/call/call.ts";
import { useForm } from "../../../../client/form/use-form.ts";
import { accountMessages, forgotPasswordCall } from "../../../../contract/accounts/calls.ts";
import { fieldMessages } from "../../../../contract/field-messages.ts";
import * as limits from "../../../../contract/limits.ts";
import { loadPage } from "../../../../platform/http/page.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Link } from "../../../../ui/link.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { pageMeta } from "../../../../ui/page/page-meta.ts";
import { OutboxHint } from "../outbox-hint.tsx";
import type { Route } from "./+types/forgot-password-page";
import { EntryButton, EntryFrame, EntryLinks } from "./entry-frame.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./entry-frame.module.css";

/** A demo without a mail server links to its outbox. */
export const loader = (args: Route.LoaderArgs) =>
  loadPage(args, async ({ config, demo }) => ({ hasOutbox: demo && config.smtpUrl === undefined }));

export function meta({ matches }: Route.MetaArgs) {
  const description = "Ask for a link to choose a new password.";
  return pageMeta(matches, { title: "Forgot password", description, path: href("/forgot-password"), noindex: true });
}

/** The response never reveals whether there is an account [accounts-6]. */
export default function ForgotPasswordPage({ loaderData: { hasOutbox } }: Route.ComponentProps) {
  const { email = "" } = useArrival();
  const [answer, setAnswer] = useState<string | null>(null);
  return (
    <EntryFrame
      picture="jacaranda"
      title="Forgot password"
      lead="Enter your account’s email address and we’ll send you a link to choose a new password."
    >
      {answer !== null && <Sent answer={answer} hasOutbox={hasOutbox} />}
      <RequestForm key={email} email={email} isAgain={answer !== null} onSent={setAnswer} />
      <EntryLinks>
        <p>
          Remembered it? <Link to={href("/login")}>Provider Login</Link> or{" "}
          <Link to={href("/couple-login")}>Couple Login</Link>
        </p>
      </EntryLinks>
    </EntryFrame>
  );
}

interface RequestFormProps {
  email: string;
  isAgain: boolean;
  onSent: (answer: string | null) => void;
}

function RequestForm({ email, isAgain, onSent }: RequestFormProps) {
  const { form, fieldErrors, error, isBusy } = useForm({
    check: (values): Record<string, string> => (values["email"]?.trim() ? {} : { email: fieldMessages.email_missing }),
    send: (values) =>
      call(forgotPasswordCall, {
        body: { email: values["email"] ?? "" },
        failed: accountMessages.forgot_failed,
      }),
    onEdit: () => onSent(null),
    onRefused: () => onSent(null),
    onDone: ({ message }) => onSent(message),
  });
  return (
    <form {...form} className={styles.form}>
      <Field label="Email" error={fieldErrors["email"]}>
        <Input
          name="email"
          type="email"
          required
          autoComplete="username"
          maxLength={limits.email_length_max}
          defaultValue={email}
        />
      </Field>
      <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
      <EntryButton busy={isBusy}>{isAgain ? "Send the link again" : "Send the link"}</EntryButton>
    </form>
  );
}

function Sent({ answer, hasOutbox }: { answer: string; hasOutbox: boolean }) {
  return (
    <>
      <Banner tone="good" announce>
        {answer}
      </Banner>
      <p className={text.fine}>
        The link works for {limits.reset_link_minutes} minutes. If nothing arrives, check your junk mail, or try another
        address.
      </p>
      {hasOutbox && (
        <Banner>
          <OutboxHint />
        </Banner>
      )}
    </>
  );
}
