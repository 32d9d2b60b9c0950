import { useState } from "react";
import { call } from "../../../client/call.ts";
import { formatDate } from "../../../contract/format.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { resendWeddingInvitation, roleNames, withdrawWeddingInvitation } from "../../../contract/weddings/calls.ts";
import type { WeddingInvitation } from "../../../contract/weddings/schema.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { useToast } from "../../../ui/toast.tsx";
import styles from "./wedding-page.module.css";

interface InvitationRowProps {
  invitation: WeddingInvitation;
  mayChange: boolean;
  onChanged: () => void;
}

export function InvitationRow({ invitation, mayChange, onChanged }: InvitationRowProps) {
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
        <p className={styles.fine}>{is_over ? `Was valid until ${until}` : `Valid until ${until}`}</p>
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
      ? call(resendWeddingInvitation, { params, failed })
      : call(withdrawWeddingInvitation, { params, failed }));
    setBusy(null);
    const done = which === "send" ? `The invitation is on its way to ${email} again.` : "The invitation is cancelled.";
    toast(outcome.ok ? done : outcome.error, undefined, { tone: outcome.ok ? "good" : "bad" });
    onChanged();
  }
  return (
    <div className={styles.acts}>
      <Button small variant="outline" busy={busy === "send"} onClick={() => void act("send")}>
        Send again<OutOfSight> to {email}</OutOfSight>
      </Button>
      <Button small variant="quiet" busy={busy === "withdraw"} onClick={() => void act("withdraw")}>
        Cancel invitation<OutOfSight> for {email}</OutOfSight>
      </Button>
    </div>
  );
}
