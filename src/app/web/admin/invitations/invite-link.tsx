import Copy from "lucide/dist/esm/icons/copy.mjs";
import { useEffect, useRef, useState } from "react";
import { adminMessages } from "../../../../contract/admin-messages.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import type { Shown } from "../invitations-room.tsx";
import styles from "./invite-link.module.css";

/** The link stays so long in view after it was made, or copied (spec 9). */
const shown_ms = 10_000;

interface InviteLinkProps extends Shown {
  onGone: () => void;
}

/** A new invitation's link, to be copied; it leaves by itself, unless somebody is at it. */
export function InviteLink({ invite_url, name, onGone }: InviteLinkProps) {
  const toast = useToast();
  const [isHeld, setHeld] = useState(false);
  const line = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, shown_ms);
    return () => clearTimeout(timer);
  }, [isHeld, onGone]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(invite_url);
      toast(adminMessages.invitation_link_copied, undefined, { tone: "good" });
    } catch {
      // no clipboard, or not allowed: the link is marked, so that it can be copied by hand
      line.current?.select();
      toast("Failed to copy. The link is selected: copy it by hand.", undefined, { tone: "bad" });
    }
  }
  return (
    <div
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      <Banner tone="good" announce title={`The link for ${name}`}>
        <div className={styles.line}>
          <Field label="Invitation link">
            <Input ref={line} readOnly value={invite_url} onFocus={(event) => event.target.select()} />
          </Field>
          <Button small icon={Copy} onClick={() => void copy()}>
            Copy Link
          </Button>
        </div>
      </Banner>
    </div>
  );
}
