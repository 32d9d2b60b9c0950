import { useFetched } from "../../../client/use-fetched.ts";
import * as limits from "../../../contract/weddings/limits.ts";
import { listMembers } from "../../../contract/weddings/words.ts";
import { Banner } from "../../../ui/banner.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { InviteForm } from "./invite-form.tsx";
import { LeaveWedding } from "./leave-wedding.tsx";
import { MemberRow } from "./member-row.tsx";
import styles from "./wedding-page.module.css";

/** Who shares the wedding; for its owner also whom it invited, and the form to invite others. */
export function Sharing({ isImpersonated }: { isImpersonated: boolean }) {
  const { value, error, reload } = useFetched(listMembers, {
    as: "couple",
    failed: "We couldn’t load the people who share your wedding. Please check your connection and try again.",
  });
  if (value === null)
    return error === null ? <SharingBones /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  const { role, members, invitations } = value;
  const isOwner = role === "owner" && !isImpersonated;
  const change = () => void reload();
  const taken = members.length - 1 + invitations.filter(({ is_over }) => !is_over).length;
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
        <Section
          title="Invite someone"
          lead={`Invite your partner, family or planner (up to ${limits.members_max} people).`}
        >
          {taken < limits.members_max ? (
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

export function SharingBones() {
  return (
    <div aria-busy="true" className={styles.bones}>
      <OutOfSight>Loading the people who share your wedding</OutOfSight>
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
    </div>
  );
}
