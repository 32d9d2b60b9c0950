import { useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import type { AnswerOf } from "../../../client/call/call-types.ts";
import { call } from "../../../client/call/call.ts";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { updateSignedInCouple } from "../../../client/session/change-session.ts";
import { logOut } from "../../../client/session/log-out.ts";
import { withNext } from "../../../client/session/login-path.ts";
import { useVisitor } from "../../../client/session/session.ts";
import { readMyCoupleCall } from "../../../contract/couples/calls.ts";
import { formatDate } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { openWeddingInvitationCall, joinWeddingCall, weddingMessages } from "../../../contract/weddings/calls.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { dropPendingInvitation } from "./pending-invitation.ts";
import { SharingSkeletons } from "./sharing.tsx";
import text from "../../../ui/text.module.css";
import styles from "./wedding-page.module.css";

type Result = { opened: Opened } | { refused: { code: string; error: string } };

export function WeddingInvitationPanel({ token, onDone }: InvitedProps) {
  const [result, setResult] = useState<Result | null>(null);
  const [tries, setTries] = useState(0);
  const isCouple = useVisitor().kind === "couple";
  useEffect(() => {
    let isCurrent = true;
    const failed = "We could not open the invitation. Please check your connection and try again.";
    void call(openWeddingInvitationCall, { body: { token }, failed }).then((outcome) => {
      if (isCurrent) setResult(outcome.ok ? { opened: outcome.body } : { refused: outcome });
    });
    return () => {
      isCurrent = false;
    };
  }, [token, tries]);
  if (result === null) return <SharingSkeletons />;
  if ("opened" in result) return <Open opened={result.opened} token={token} onDone={onDone} />;
  if (result.refused.code !== "dead_link")
    return <LoadFailure onRetry={() => setTries((each) => each + 1)}>{result.refused.error}</LoadFailure>;
  return (
    <div className={styles.ended}>
      <EmptyState
        level={1}
        title="This invitation has ended"
        action={
          <Button variant="outline" onClick={onDone}>
            {isCouple ? "Go to your own wedding" : "Log in"}
          </Button>
        }
      >
        This invitation was used, cancelled or has expired. Ask the person who invited you for a new one: they send it
        under “Plan together”.
      </EmptyState>
    </div>
  );
}

function Open({ opened, token, onDone }: { opened: Opened } & InvitedProps) {
  const visitor = useVisitor();
  const { wedding_name, invited_by, role, email, expires_at } = opened;
  return (
    <div className={styles.invited}>
      <h1>{wedding_name === "" ? "Plan a wedding together" : `The wedding of ${wedding_name}`}</h1>
      <p className={text.soft}>
        {invited_by} asks you to plan it together, with your own login.{" "}
        {role === "editor"
          ? "You would be an editor: you can plan with them and message vendors on behalf of the couple."
          : "You would be a viewer: you can see everything and vote on favourites."}
      </p>
      {visitor.kind === "couple" ? (
        <InvitedAsCouple opened={opened} token={token} onDone={onDone} />
      ) : (
        <div className={styles.ways}>
          <p>The invitation is for {email}. Log in with that address, or create an account for it.</p>
          <div className={text.buttons}>
            <ButtonLink to={withNext(href("/couple-register"), href("/wedding"))} state={{ fields: { email }, email }}>
              Create an account
            </ButtonLink>
            <ButtonLink
              variant="outline"
              to={withNext(href("/couple-login"), href("/wedding"))}
              state={{ fields: { email }, email }}
            >
              Log in
            </ButtonLink>
          </div>
        </div>
      )}
      <p className={text.fine}>The invitation is open until {formatDate(southAfricanTime(expires_at))}.</p>
    </div>
  );
}

type Opened = AnswerOf<typeof openWeddingInvitationCall>;

interface InvitedProps {
  token: string;
  onDone: () => void;
}

function InvitedAsCouple({ opened, token, onDone }: { opened: Opened } & InvitedProps) {
  const { value, error, reload } = useFetched(readMyCoupleCall, {
    as: "couple",
    failed: "We could not load your account. Please check your connection and try again.",
  });
  if (value === null)
    return error === null ? <SharingSkeletons /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  if (value.email.toLowerCase() === opened.email.toLowerCase())
    return <JoinForm token={token} name={value.role === "owner" ? (value.partner1_name ?? "") : ""} onDone={onDone} />;
  return (
    <div className={styles.ways}>
      <Banner tone="warn">
        You are logged in as {value.email}, and the invitation is for {opened.email}. Log out, then log in with that
        address or create an account for it.
      </Banner>
      <div className={text.buttons}>
        <Button onClick={() => logOut("couple", () => undefined)}>Log out</Button>
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      </div>
    </div>
  );
}

interface JoinFormProps {
  token: string;
  name: string;
  onDone: () => void;
}

function JoinForm({ token, name, onDone }: JoinFormProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { form, fieldErrors, error, isBusy } = useForm({
    check: (values): Record<string, string> => (values["name"]?.trim() ? {} : { name: weddingMessages.name_missing }),
    send: (values) =>
      call(joinWeddingCall, {
        body: { token, name: values["name"] ?? "" },
        failed: "We couldn’t add you. Please check your connection and try again.",
      }),
    isLeaving: true,
    onDone({ couple }) {
      dropPendingInvitation();
      updateSignedInCouple(couple);
      toast(couple.name === "" ? "You share this wedding." : `You share the wedding of ${couple.name}.`);
      void navigate(href("/couple-dashboard"));
    },
  });
  return (
    <form {...form} className={styles.form}>
      <Field
        label="What name should the others see?"
        help="Everyone who shares the wedding sees it next to what you do."
        error={fieldErrors["name"]}
      >
        <Input name="name" required autoComplete="given-name" defaultValue={name} maxLength={limits.name_length_max} />
      </Field>
      <FormError sentence={fieldErrors["name"] ? null : error} />
      <div className={text.buttons}>
        <Button type="submit" busy={isBusy}>
          Join
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      </div>
      <p className={text.fine}>Your own favourites and enquiries are saved until you leave.</p>
    </form>
  );
}
