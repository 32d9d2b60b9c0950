import { useState, useRef } from "react";
import { href, useNavigate } from "react-router";
import { call } from "../../../client/call/call.ts";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { updateSignedInCouple } from "../../../client/session/change-session.ts";
import { accountMessages } from "../../../contract/accounts/calls.ts";
import { formatDate } from "../../../contract/format.ts";
import * as commonLimits from "../../../contract/limits.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import {
  listMembersCall,
  leaveWeddingCall,
  inviteMemberCall,
  resendWeddingInvitationCall,
  roleNames,
  withdrawWeddingInvitationCall,
  members_max,
} from "../../../contract/weddings/calls.ts";
import type { WeddingInvitation } from "../../../contract/weddings/schema.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Check } from "../../../ui/form/check.tsx";
import { Field, FieldGroup } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Skeletons } from "../../../ui/page/skeleton.tsx";
import { MemberRow } from "./member-row.tsx";
import text from "../../../ui/text.module.css";
import styles from "./wedding-page.module.css";

export function SharingPanel({ isImpersonated }: { isImpersonated: boolean }) {
  const { value, error, reload } = useFetched(listMembersCall, {
    as: "couple",
    failed: "We couldn’t load the people who share your wedding. Please check your connection and try again.",
  });
  if (value === null)
    return error === null ? <SharingSkeletons /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  const { role, members, invitations } = value;
  const isOwner = role === "owner" && !isImpersonated;
  const change = () => void reload();
  const member_count = members.length - 1 + invitations.filter(({ is_over }) => !is_over).length;
  return (
    <>
      <ul className={styles.rows} aria-label="People who share this wedding">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} mayChange={isOwner && !member.is_you} onChanged={change} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <Section title="Invited">
          <ul className={styles.rows} aria-label="Invited">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} mayChange={isOwner} onChanged={change} />
            ))}
          </ul>
        </Section>
      )}
      {isOwner && (
        <Section title="Invite someone" lead={`Invite your partner, family or planner (up to ${members_max} people).`}>
          {member_count < members_max ? (
            <InviteForm onSent={change} />
          ) : (
            <Banner>
              That is the most people who can share a wedding. Remove someone or cancel an invitation first.
            </Banner>
          )}
        </Section>
      )}
      {role !== "owner" && !isImpersonated && <LeaveWedding owner={members[0]?.name ?? ""} />}
      {isImpersonated && <Banner>While you impersonate somebody you can’t change who shares their wedding.</Banner>}
    </>
  );
}

export function SharingSkeletons() {
  return (
    <Skeletons
      label="Loading the people who share your wedding"
      heights={["4.5rem", "4.5rem"]}
      className={styles.bones}
    />
  );
}

function LeaveWedding({ owner }: { owner: string }) {
  const [isRequested, setRequested] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <div className={styles.leave}>
      <Button variant="outline" onClick={() => setRequested(true)}>
        Leave this wedding
      </Button>
      <QuestionDialog
        open={isRequested}
        onClose={() => setRequested(false)}
        title="Leave this wedding?"
        confirm="Leave"
        danger
        onConfirm={async () => {
          const failed = "We couldn’t remove you. Please check your connection and try again.";
          const outcome = await call(leaveWeddingCall, { failed });
          if (!outcome.ok && outcome.code !== "member_not_found") return outcome.error;
          if (outcome.ok) updateSignedInCouple(outcome.body.couple);
          toast("You have left. This is your own wedding again.");
          void navigate(href("/couple-dashboard"));
          return null;
        }}
      >
        You lose access at once, your votes and notes are deleted, and you return to your own wedding. To come back you
        need a new invitation
        {owner === "" ? "" : ` from ${owner}`}. Your messages to vendors stay.
      </QuestionDialog>
    </div>
  );
}

function InviteForm({ onSent }: { onSent: () => void }) {
  const place = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const { form, fieldErrors, error, isBusy } = useForm({
    check: (values): Record<string, string> =>
      values["email"]?.trim() ? {} : { email: accountMessages.fill_all_fields },
    send: ({ email = "", role }) =>
      call(inviteMemberCall, {
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
      <Field label="Their email" error={fieldErrors["email"]}>
        <Input name="email" type="email" required autoComplete="off" maxLength={commonLimits.email_length_max} />
      </Field>
      <FieldGroup legend="What can they do?">
        <Check type="radio" name="role" value="editor" defaultChecked>
          <b>Editor:</b> can plan with you, message vendors and accept quotes in your name
        </Check>
        <Check type="radio" name="role" value="reader">
          <b>Viewer:</b> can see everything and vote on favourites
        </Check>
      </FieldGroup>
      <FormError sentence={fieldErrors["email"] ? null : error} />
      <Button type="submit" busy={isBusy}>
        Send the invitation
      </Button>
    </form>
  );
}

interface InvitationRowProps {
  invitation: WeddingInvitation;
  mayChange: boolean;
  onChanged: () => void;
}

function InvitationRow({ invitation, mayChange, onChanged }: InvitationRowProps) {
  const { email, role, expires_at, is_over } = invitation;
  const until = formatDate(southAfricanTime(expires_at));
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.who}>
          <b>{email}</b>
          <Badge>{roleNames[role]}</Badge>
          {is_over && <Badge tone="warn">Expired</Badge>}
        </p>
        <p className={text.fine}>{is_over ? `Was valid until ${until}` : `Valid until ${until}`}</p>
      </div>
      {mayChange && <Actions invitation={invitation} onChanged={onChanged} />}
    </li>
  );
}

function Actions({ invitation: { id, email }, onChanged }: Pick<InvitationRowProps, "invitation" | "onChanged">) {
  const [busy, setBusy] = useState<"send" | "withdraw" | null>(null);
  const toast = useToast();
  async function act(which: "send" | "withdraw") {
    if (busy !== null) return;
    setBusy(which);
    const failed = "That did not work. Please check your connection and try again.";
    const params = { id };
    const outcome = await (which === "send"
      ? call(resendWeddingInvitationCall, { params, failed })
      : call(withdrawWeddingInvitationCall, { params, failed }));
    setBusy(null);
    const done = which === "send" ? `The invitation is on its way to ${email} again.` : "The invitation is cancelled.";
    toast(outcome.ok ? done : outcome.error, { tone: outcome.ok ? "good" : "bad" });
    onChanged();
  }
  return (
    <div className={text.buttons}>
      <Button small variant="outline" busy={busy === "send"} onClick={() => void act("send")}>
        Send again<OutOfSight> to {email}</OutOfSight>
      </Button>
      <Button small variant="quiet" busy={busy === "withdraw"} onClick={() => void act("withdraw")}>
        Cancel invitation<OutOfSight> for {email}</OutOfSight>
      </Button>
    </div>
  );
}
