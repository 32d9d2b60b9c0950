import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { RowActions, RowButton } from "../../../client/list/row-actions.tsx";
import { withProof } from "../../../client/proof/with-proof.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { formatDate } from "../../../contract/format.ts";
import {
  copyInvitationLinkCall,
  resendInvitationCall,
  revokeInvitationCall,
} from "../../../contract/invitations/calls.ts";
import type { Invitation } from "../../../contract/invitations/schema.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { ProfileBadges } from "../../../features/badges/web/profile-badges.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Breakable } from "../../../ui/breakable.tsx";
import { DataTable, type Column } from "../../../ui/data/data-table.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import type { DisplayedLink } from "./invite-link.tsx";
import { useCopyLink } from "./use-copy-link.ts";

interface InvitationTableProps {
  invitations: readonly Invitation[];
  isStale: boolean;
  onLink: (link: DisplayedLink) => void;
  onChanged: () => void;
}

const columns: readonly Column[] = [
  { id: "email", label: "Email" },
  { id: "name", label: "Name" },
  { id: "badges", label: "Preset badges" },
  { id: "status", label: "Status" },
  { id: "sent", label: "Sent", line: true },
  { id: "actions", label: "Actions", bare: true },
];

const tones = { Used: "good", Pending: "plain", Expired: "warn", Revoked: "bad" } as const;

/** Sent invitations and their actions [admin-15]. */
export function InvitationTable({ invitations, isStale, onLink, onChanged }: InvitationTableProps) {
  const [revoked, setRevoked] = useState<Invitation | null>(null);
  return (
    <>
      <DataTable
        caption="Invitations and their status"
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
        isStale={isStale}
        cells={(invitation) => cellsOf(invitation, { onLink, onChanged, onRevoke: () => setRevoked(invitation) })}
      />
      {revoked && <RevokeDialog invitation={revoked} onClose={() => setRevoked(null)} onRevoked={onChanged} />}
    </>
  );
}

function cellsOf(invitation: Invitation, handlers: Omit<ActionsProps, "invitation">) {
  const { email, preset_badges, status, created_at } = invitation;
  return [
    <Breakable key="email" text={email} />,
    <Who key="name" invitation={invitation} />,
    preset_badges.length === 0 ? (
      "None"
    ) : (
      <ProfileBadges key="badges" short badges={preset_badges.map((badge_type) => ({ badge_type }))} />
    ),
    <Badge key="status" tone={tones[status]}>
      {status}
    </Badge>,
    formatDate(southAfricanTime(created_at)),
    <Actions key="actions" invitation={invitation} {...handlers} />,
  ];
}

function Who({ invitation: { name, recommended_by_name, has_imported_page } }: { invitation: Invitation }) {
  return (
    <div>
      {name}
      {recommended_by_name !== null && <small>Recommended by {recommended_by_name}</small>}
      {has_imported_page && <small>Includes an imported page</small>}
    </div>
  );
}

interface ActionsProps {
  invitation: Invitation;
  onLink: (link: DisplayedLink) => void;
  onChanged: () => void;
  onRevoke: () => void;
}

function makeLink(what: "link" | "resend", id: string) {
  const options = { params: { id }, failed: adminMessages.invitation_failed };
  return what === "link"
    ? withProof(() => call(copyInvitationLinkCall, options))
    : withProof(() => call(resendInvitationCall, options));
}

function Actions({ invitation: { id, name, email, status }, onLink, onChanged, onRevoke }: ActionsProps) {
  const toast = useToast();
  const copyLink = useCopyLink();
  const [busy, setBusy] = useState<"link" | "resend" | null>(null);

  async function make(what: "link" | "resend") {
    setBusy(what);
    const outcome = await makeLink(what, id);
    setBusy(null);
    if (!outcome.ok) {
      toast(outcome.error, { tone: "bad" });
      // it may have been used or revoked since
      return onChanged();
    }
    const { invite_url } = outcome.body;
    if ("message" in outcome.body) {
      toast(outcome.body.message, { tone: "good" });
      return onLink({ invite_url, name });
    }
    if (!(await copyLink(invite_url))) onLink({ invite_url, name, isSelected: true });
  }
  if (status === "Used") return null;
  const isPending = status === "Pending";
  return (
    <RowActions>
      {isPending && (
        <RowButton of={email} spoken="Copy Link for" busy={busy === "link"} onClick={() => void make("link")}>
          Copy Link
        </RowButton>
      )}
      <RowButton of={email} spoken="Send again to" busy={busy === "resend"} onClick={() => void make("resend")}>
        Send again
      </RowButton>
      {isPending && (
        <RowButton of={email} spoken="Revoke the invitation of" onClick={onRevoke}>
          Revoke
        </RowButton>
      )}
    </RowActions>
  );
}

interface RevokeDialogProps {
  invitation: Invitation;
  onClose: () => void;
  onRevoked: () => void;
}

function RevokeDialog({ invitation: { id, email }, onClose, onRevoked }: RevokeDialogProps) {
  const toast = useToast();

  async function revoke() {
    const failed = "Failed to revoke invitation";
    const outcome = await call(revokeInvitationCall, { params: { id }, failed });
    if (!outcome.ok) return outcome.error;
    toast(adminMessages.invitation_revoked);
    onRevoked();
    return null;
  }
  return (
    <QuestionDialog open onClose={onClose} title="Revoke this invitation?" confirm="Revoke" danger onConfirm={revoke}>
      <p>Links sent to {email} will stop working. You can send a new one later.</p>
    </QuestionDialog>
  );
}
