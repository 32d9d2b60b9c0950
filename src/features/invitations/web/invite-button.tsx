import { useState } from "react";
import { withProof } from "../../../client/admin/with-proof.ts";
import { call } from "../../../client/call.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { offerImportedPage } from "../../../contract/imports/page-words.ts";
import type { ListedPage } from "../../../contract/imports/shapes.ts";
import { resendInvitation } from "../../../contract/invitations/words.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { Shown } from "./invite-link.tsx";

interface InviteButtonProps {
  page: ListedPage;
  onLink: (link: Shown) => void;
  onChanged: () => void;
}

/** Invites the business of an imported page to claim it, or sends what is open or expired again [moving-12]. */
export function InviteButton({ page: { id, business_name, invitation }, onLink, onChanged }: InviteButtonProps) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const sent = invitation?.status === "Pending" || invitation?.status === "Expired" ? invitation : null;

  async function invite() {
    setBusy(true);
    const failed = adminMessages.invitation_failed;
    const outcome =
      sent === null
        ? await withProof(() => call(offerImportedPage, { params: { id }, failed }))
        : await withProof(() => call(resendInvitation, { params: { id: sent.id }, failed }));
    setBusy(false);
    // somebody else may have invited, revoked or claimed it meanwhile
    onChanged();
    if (!outcome.ok) return toast(outcome.error, undefined, { tone: "bad" });
    toast(outcome.body.message, undefined, { tone: "good" });
    return onLink({ invite_url: outcome.body.invite_url, name: business_name });
  }
  return (
    <Button
      small
      variant="quiet"
      busy={isBusy}
      onClick={() => void invite()}
      aria-label={sent === null ? `Invite ${business_name}` : `Send again to ${business_name}`}
    >
      {sent === null ? "Invite" : "Send again"}
    </Button>
  );
}
