import Copy from "lucide/dist/esm/icons/copy.mjs";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { useCopyLink } from "./use-copy-link.ts";
import styles from "./invite-link.module.css";

/** How long the link stays visible [admin-15]. */
const display_ms = 10_000;

export type DisplayedLink = {
  invite_url: string;
  name: string;
  /** Copying failed, so the text is selected to copy by hand. */
  isSelected?: boolean;
};

interface InviteLinkProps extends DisplayedLink {
  /** Called when it disappears; `hadFocus` if it had the focus. */
  onRemoved: (hadFocus: boolean) => void;
}

/** Disappears after ten seconds; copying restarts the time [admin-15]. After a failed copy it stays while focused. */
export function InviteLink({ invite_url, name, isSelected = false, onRemoved }: InviteLinkProps) {
  const copyLink = useCopyLink();
  const [isActive, setActive] = useState(false);
  const [isManualCopy, setManualCopy] = useState(isSelected);
  const [copies, setCopies] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSelected) input.current?.focus();
    box.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  useEffect(() => {
    if (isActive && isManualCopy) return;
    const timer = setTimeout(() => onRemoved(box.current?.contains(document.activeElement) === true), display_ms);
    return () => clearTimeout(timer);
  }, [isActive, isManualCopy, copies, onRemoved]);

  async function copy() {
    const isCopied = await copyLink(invite_url);
    setManualCopy(!isCopied);
    if (isCopied) setCopies((count) => count + 1);
    else input.current?.focus();
  }
  return (
    <div
      ref={box}
      className={styles.box}
      onFocus={() => setActive(true)}
      onBlur={() => setActive(false)}
      onMouseEnter={() => setActive(true)}
      onMouseLeave={() => setActive(false)}
    >
      <Banner tone="good" announce title={`The link for ${name}`}>
        <div className={styles.line}>
          <Field label="Invitation link">
            <Input ref={input} readOnly value={invite_url} onFocus={(event) => event.target.select()} />
          </Field>
          <Button icon={Copy} onClick={() => void copy()}>
            Copy Link
          </Button>
        </div>
      </Banner>
    </div>
  );
}
