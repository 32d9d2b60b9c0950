import { useState } from "react";
import { adminMessages } from "../../../../contract/admin-messages.ts";
import { formatDate } from "../../../../contract/format.ts";
import type { Invitation } from "../../../../contract/invitations.ts";
import { southAfricanTime } from "../../../../contract/south-african-time.ts";
import { callApi } from "../../../../features/accounts/web/call-api.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { DataTable, type Column } from "../../../../ui/data-table.tsx";
import { QuestionDialog } from "../../../../ui/question-dialog.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { ProfileBadges } from "../../profile/profile-badges.tsx";
import type { Shown } from "../invitations-room.tsx";
import styles from "./invitation-table.module.css";

interface InvitationTableProps {
  invitations: readonly Invitation[];
  onLink: (link: Shown) => void;
  onChanged: () => void;
}

const columns: readonly Column[] = [
  { id: "email", label: "Email" },
  { id: "name", label: "Name" },
  { id: "badges", label: "Preset badges" },
  { id: "status", label: "Status" },
  { id: "sent", label: "Sent" },
  { id: "actions", label: "Actions", bare: true },
];

const tones = { Used: "good", Pending: "plain", Expired: "warn", Revoked: "bad" } as const;

/** The invitations that were sent, and what can be done with each (spec 2.10). */
export function InvitationTable({ invitations, onLink, onChanged }: InvitationTableProps) {
  const [revoked, setRevoked] = useState<Invitation | null>(null);
  return (
    <>
      <DataTable
        caption="Sent invitations"
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
        cells={(invitation) => [
          invitation.email,
          <Who key="name" invitation={invitation} />,
          invitation.preset_badges.length === 0 ? (
            "None"
          ) : (
            <ProfileBadges key="badges" short badges={invitation.preset_badges.map((badge_type) => ({ badge_type }))} />
          ),
          <Badge key="status" tone={tones[invitation.status]}>
            {invitation.status}
          </Badge>,
          formatDate(southAfricanTime(Date.parse(invitation.created_at))),
          <Actions key="actions" invitation={invitation} onLink={onLink} onRevoke={() => setRevoked(invitation)} />,
        ]}
      />
      {revoked && <RevokeDialog invitation={revoked} onClose={() => setRevoked(null)} onRevoked={onChanged} />}
    </>
  );
}

function Who({ invitation: { name, recommended_by_name } }: { invitation: Invitation }) {
  return (
    <div>
      {name}
      {recommended_by_name !== null && <small>Recommended by {recommended_by_name}</small>}
    </div>
  );
}

interface ActionsProps {
  invitation: Invitation;
  onLink: (link: Shown) => void;
  onRevoke: () => void;
}

function Actions({ invitation: { id, name, email, status }, onLink, onRevoke }: ActionsProps) {
  const toast = useToast();
  const [busy, setBusy] = useState<"link" | "resend" | null>(null);

  async function make(what: "link" | "resend") {
    setBusy(what);
    const outcome = await callApi<{ invite_url: string; message?: string }>(`/api/invitations/${id}/${what}`, {
      method: "POST",
      as: "provider",
      failed: adminMessages.invitation_failed,
    });
    setBusy(null);
    if (!outcome.ok) return toast(outcome.error, undefined, { tone: "bad" });
    if (outcome.body.message !== undefined) toast(outcome.body.message, undefined, { tone: "good" });
    onLink({ invite_url: outcome.body.invite_url, name });
  }
  if (status === "Used") return null;
  const isPending = status === "Pending";
  return (
    <div className={styles.actions}>
      {isPending && (
        <Button
          small
          variant="quiet"
          busy={busy === "link"}
          onClick={() => void make("link")}
          aria-label={`Copy Link for ${email}`}
        >
          Copy Link
        </Button>
      )}
      <Button
        small
        variant="quiet"
        busy={busy === "resend"}
        onClick={() => void make("resend")}
        aria-label={`Send again to ${email}`}
      >
        Send again
      </Button>
      {isPending && (
        <Button small variant="quiet" onClick={onRevoke} aria-label={`Revoke the invitation of ${email}`}>
          Revoke
        </Button>
      )}
    </div>
  );
}

interface RevokeDialogProps {
  invitation: Invitation;
  onClose: () => void;
  onRevoked: () => void;
}

/** Asks before an invitation is taken back. */
function RevokeDialog({ invitation: { id, email }, onClose, onRevoked }: RevokeDialogProps) {
  const toast = useToast();

  async function revoke() {
    const failed = "Failed to revoke invitation";
    const outcome = await callApi<null>(`/api/invitations/${id}`, { method: "DELETE", as: "provider", failed });
    if (!outcome.ok) return outcome.error;
    toast(adminMessages.invitation_revoked);
    onRevoked();
    return null;
  }
  return (
    <QuestionDialog open onClose={onClose} title="Revoke this invitation?" confirm="Revoke" danger onConfirm={revoke}>
      <p>No link that was sent to {email} works any more. You can send a new one later.</p>
    </QuestionDialog>
  );
}
