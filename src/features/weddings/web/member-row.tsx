import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { formatDate } from "../../../contract/format.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { changeMemberCall, removeMemberCall, roleNames } from "../../../contract/weddings/calls.ts";
import type { WeddingMember } from "../../../contract/weddings/schema.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import text from "../../../ui/text.module.css";
import styles from "./wedding-page.module.css";

interface MemberRowProps {
  member: WeddingMember;
  mayChange: boolean;
  onChanged: () => void;
}

export function MemberRow({ member, mayChange, onChanged }: MemberRowProps) {
  const { name, role, email, joined_at, is_you } = member;
  const [isRequested, setRequested] = useState(false);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.who}>
          <b>{name}</b>
          {is_you && <Badge tone="good">You</Badge>}
          <Badge>{roleNames[role]}</Badge>
        </p>
        {email !== null && <p className={text.fine}>{email}</p>}
        {joined_at !== null && <p className={text.fine}>Since {formatDate(southAfricanTime(joined_at))}</p>}
      </div>
      {mayChange && (
        <div className={text.buttons}>
          <RoleButton member={member} onChanged={onChanged} />
          <Button small variant="quiet" onClick={() => setRequested(true)}>
            Remove<OutOfSight> {name}</OutOfSight>
          </Button>
        </div>
      )}
      <RemoveQuestion member={member} open={isRequested} onClose={() => setRequested(false)} onRemoved={onChanged} />
    </li>
  );
}

function RoleButton({ member: { id, name, role }, onChanged }: Pick<MemberRowProps, "member" | "onChanged">) {
  const toast = useToast();
  const other = role === "editor" ? "reader" : "editor";
  async function change() {
    const failed = `We couldn’t change what ${name} can do. Please check your connection and try again.`;
    const outcome = await call(changeMemberCall, { params: { id }, body: { role: other }, failed });
    onChanged();
    if (!outcome.ok) return outcome.error;
    return void toast(`${name} is ${other === "editor" ? "an editor" : "a viewer"} now.`, { tone: "good" });
  }
  return (
    <ActionButton small variant="outline" onPress={change}>
      Make {other === "editor" ? "editor" : "viewer"}
      <OutOfSight>: {name}</OutOfSight>
    </ActionButton>
  );
}

interface RemoveQuestionProps extends Pick<MemberRowProps, "member"> {
  open: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

function RemoveQuestion({ member: { id, name }, open, onClose, onRemoved }: RemoveQuestionProps) {
  return (
    <QuestionDialog
      open={open}
      onClose={onClose}
      title={`Remove ${name}?`}
      confirm="Remove"
      danger
      onConfirm={async () => {
        const failed = `We could not remove ${name}. Please check your connection and try again.`;
        const outcome = await call(removeMemberCall, { params: { id }, failed });
        if (!outcome.ok && outcome.code !== "member_not_found") return outcome.error;
        onRemoved();
        return null;
      }}
    >
      {name} loses access to this wedding at once, on every device, and returns to their own. Their messages to vendors
      stay; their votes and notes are deleted.
    </QuestionDialog>
  );
}
