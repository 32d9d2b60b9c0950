import Send from "lucide/dist/esm/icons/send.mjs";
import { useCallback, useRef, useState } from "react";
import { pathOf } from "../../../client/address-of.ts";
import type { AnswerOf } from "../../../client/call/call-types.ts";
import { call } from "../../../client/call/call.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { ListResults } from "../../../client/list/list-results.tsx";
import { FilterChoice, FilterSearch, ListTools } from "../../../client/list/list-tools.tsx";
import { useList } from "../../../client/list/use-list.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { badgeNames } from "../../../contract/badges/badge-names.ts";
import { presetBadges } from "../../../contract/badges/calls.ts";
import { invitationStatuses, listInvitationsCall, sendInvitationCall } from "../../../contract/invitations/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { readText } from "../../../ui/data/read-text.ts";
import { Check } from "../../../ui/form/check.tsx";
import { Field, FieldGroup, Fields } from "../../../ui/form/field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { InvitationTable } from "./invitation-table.tsx";
import { InviteLink, type DisplayedLink } from "./invite-link.tsx";
import styles from "../../../client/list/tab-form.module.css";

type Answer = AnswerOf<typeof listInvitationsCall>;

/** Sends and lists invitations [admin-15]. */
export default function InvitationsTab() {
  const list = useList<Answer>(pathOf(listInvitationsCall), { failed: adminMessages.invitations_failed, limit: 25 });
  const [displayedLink, setDisplayedLink] = useState<DisplayedLink | null>(null);

  const sent = useRef<HTMLHeadingElement>(null);
  const hide = useCallback((hadFocus: boolean) => {
    if (hadFocus) sent.current?.focus({ preventScroll: true });
    setDisplayedLink(null);
  }, []);

  function show(link: DisplayedLink) {
    setDisplayedLink(link);
    void list.reload();
  }
  return (
    <div>
      <FormSection title="Send an invitation" lead="The link in the email is valid for 30 days.">
        <InvitationForm onSent={show} />
        {displayedLink && <InviteLink key={displayedLink.invite_url} {...displayedLink} onRemoved={hide} />}
      </FormSection>
      <section className={styles.list} aria-labelledby="sent-invitations">
        <h2 id="sent-invitations" ref={sent} tabIndex={-1}>
          Sent Invitations
        </h2>
        <ListTools>
          <FilterSearch list={list} name="search" label="Search by name or email" placeholder="Name or email" />
          <FilterChoice
            list={list}
            name="status"
            label="Status"
            all="All of them"
            options={invitationStatuses.map((status) => [status, status] as const)}
          />
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

/** Invites a provider to register [admin-15]. */
function InvitationForm({ onSent }: { onSent: (link: DisplayedLink) => void }) {
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
        call(sendInvitationCall, {
          body,
          failed: adminMessages.invitation_failed,
        }),
      ),
    onDone({ message, invite_url }, { name }) {
      place.current?.reset();
      toast(message, { tone: "good" });
      onSent({ invite_url, name });
    },
  });
  return (
    <form {...form} ref={place} className={styles.form}>
      <Fields>
        <Field label="Email" error={fieldErrors["email"]}>
          <Input name="email" type="email" autoComplete="off" required />
        </Field>
        <Field label="Name" error={fieldErrors["name"]} help="The email greets this person by name.">
          <Input name="name" autoComplete="off" required />
        </Field>
        <Field
          label="Recommended by"
          mark="(optional)"
          error={fieldErrors["recommended_by_name"]}
          help="Shown in the email."
          wide
        >
          <Input name="recommended_by_name" autoComplete="off" />
        </Field>
        <FieldGroup
          legend="Preset badges"
          mark="(optional)"
          help="Granted when the provider registers."
          error={fieldErrors["preset_badges"]}
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
      <FormError sentence={error} />
      <Button type="submit" icon={Send} busy={isBusy} className={styles.start}>
        Send invitation
      </Button>
    </form>
  );
}
