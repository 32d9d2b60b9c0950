import { useCallback, useRef, useState } from "react";
import type { AnswerOf } from "../../../client/call-types.ts";
import { ListResults } from "../../../client/list/list-results.tsx";
import { ListTools } from "../../../client/list/list-tools.tsx";
import { useList } from "../../../client/list/use-list.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { invitationStatuses, listInvitations } from "../../../contract/invitations/calls.ts";
import { FormSection } from "../../../ui/form-section.tsx";
import { SearchField, Select } from "../../../ui/input.tsx";
import { InvitationForm } from "./invitation-form.tsx";
import { InvitationTable } from "./invitation-table.tsx";
import { InviteLink, type Shown } from "./invite-link.tsx";
import styles from "../../../client/admin/tab-form.module.css";

type Answer = AnswerOf<typeof listInvitations>;

/** Sends and lists invitations [admin-15]. */
export default function InvitationsTab() {
  const list = useList<Answer>(listInvitations.path, { failed: adminMessages.invitations_failed, limit: 25 });
  const [shown, setShown] = useState<Shown | null>(null);

  const sent = useRef<HTMLHeadingElement>(null);
  const hide = useCallback((hadFocus: boolean) => {
    if (hadFocus) sent.current?.focus({ preventScroll: true });
    setShown(null);
  }, []);

  function show(link: Shown) {
    setShown(link);
    void list.reload();
  }
  return (
    <div>
      <FormSection title="Send an invitation" lead="The link in the email is valid for 30 days.">
        <InvitationForm onSent={show} />
        {shown && <InviteLink key={shown.invite_url} {...shown} onRemoved={hide} />}
      </FormSection>
      <section className={styles.list} aria-labelledby="sent-invitations">
        <h2 id="sent-invitations" ref={sent} tabIndex={-1}>
          Sent Invitations
        </h2>
        <ListTools>
          <SearchField
            label="Search by name or email"
            placeholder="Name or email"
            value={list.filters["search"] ?? ""}
            onChange={(event) => list.narrow({ search: event.target.value })}
          />
          <Select
            aria-label="Status"
            value={list.filters["status"] ?? ""}
            onChange={(event) => list.narrow({ status: event.target.value })}
          >
            <option value="">All of them</option>
            {invitationStatuses.map((status) => (
              <option key={status} value={status}>
                {status}
              </option>
            ))}
          </Select>
        </ListTools>
        <ListResults
          list={list}
          height="16rem"
          level={3}
          nothing={{
            title: "No invitations yet",
            text: "Invite the first provider with the form above.",
            searched: { title: "No invitations found", text: "No results." },
          }}
        >
          {({ invitations }) => (
            <InvitationTable
              invitations={invitations}
              isStale={list.isStale}
              onLink={show}
              onChanged={() => void list.reload()}
            />
          )}
        </ListResults>
      </section>
    </div>
  );
}
