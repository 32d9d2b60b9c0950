import { useState } from "react";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { invitationStatuses } from "../../../contract/choices.ts";
import type { Invitation } from "../../../contract/invitations.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FormPart } from "../../../ui/form-part.tsx";
import { SearchField, Select } from "../../../ui/input.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { InvitationForm } from "./invitations/invitation-form.tsx";
import { InvitationTable } from "./invitations/invitation-table.tsx";
import { InviteLink } from "./invitations/invite-link.tsx";
import { ListTools } from "./list-tools.tsx";
import { useList } from "./use-list.ts";
import styles from "./room-form.module.css";

type Answer = { invitations: Invitation[]; total: number; page: number; limit: number };

/** A link that can be copied, and whom it invites. */
export type Shown = { invite_url: string; name: string };

/** Invitations for providers to register: sending them, and what became of those that were sent (spec 2.10). */
export default function InvitationsRoom() {
  const list = useList<Answer>("/api/invitations", { failed: adminMessages.invitations_failed, limit: 25 });
  const [shown, setShown] = useState<Shown | null>(null);

  function show(link: Shown) {
    setShown(link);
    void list.reload();
  }
  return (
    <div>
      <FormPart title="Send an invitation" lead="The link in the mail is valid for 30 days.">
        <InvitationForm onSent={show} />
        {shown && <InviteLink key={shown.invite_url} {...shown} onGone={() => setShown(null)} />}
      </FormPart>
      <section className={styles.list} aria-labelledby="sent-invitations">
        <h2 id="sent-invitations">Sent Invitations</h2>
        <ListTools>
          <SearchField
            label="Search by name or email"
            placeholder="Name or email"
            value={list.wishes["search"] ?? ""}
            onChange={(event) => list.wish({ search: event.target.value })}
          />
          <Select
            aria-label="Status"
            value={list.wishes["status"] ?? ""}
            onChange={(event) => list.wish({ status: event.target.value })}
          >
            <option value="">All of them</option>
            {invitationStatuses.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </Select>
        </ListTools>
        <Found list={list} onLink={show} />
      </section>
    </div>
  );
}

interface FoundProps {
  list: ReturnType<typeof useList<Answer>>;
  onLink: (link: Shown) => void;
}

function Found({ list: { answer, error, wishes, page, pages, turn, reload }, onLink }: FoundProps) {
  if (!answer) {
    if (error !== null) return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
    return <Skeleton height="16rem" />;
  }
  if (answer.invitations.length === 0) {
    const isNarrowed = Object.values(wishes).some((wish) => wish !== "");
    return (
      <EmptyState title={isNarrowed ? "No invitations found" : "No invitations yet"} level={3}>
        {isNarrowed ? "None fits what you look for." : "Invite the first provider with the form above."}
      </EmptyState>
    );
  }
  return (
    <>
      <InvitationTable invitations={answer.invitations} onLink={onLink} onChanged={() => void reload()} />
      <Pager page={page} pages={pages} onTurn={turn} />
    </>
  );
}
