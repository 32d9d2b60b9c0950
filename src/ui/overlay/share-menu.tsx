import Link2 from "lucide/dist/esm/icons/link-2.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import { useEffect, useRef, useState, type RefObject } from "react";
import { Button, ButtonLink } from "../button.tsx";
import { Input } from "../form/input.tsx";
import { MenuPopover } from "./menu.tsx";
import { useToast } from "./toast.tsx";

export type Shared = {
  title: string;
  text: string;
  url: string;
};

export interface ShareMenuProps {
  id: string;
  label: string;
  shared: Shared;
  button: RefObject<HTMLButtonElement | null>;
}

/** WhatsApp, copy link, email, where there is no native share sheet. */
export function ShareMenu({ id, label, shared: { title, text, url }, button }: ShareMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [isManualCopy, setManualCopy] = useState(false);
  const toast = useToast();
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    menu.current?.showPopover();
  }, [button]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast("Link copied.", { tone: "good" });
      menu.current?.hidePopover();
    } catch {
      setManualCopy(true);
    }
  }
  const sentence = encodeURIComponent(`${text} ${url}`);
  return (
    <MenuPopover {...{ id, label, menu, button }} closedBy="a" onToggle={(isOpen) => !isOpen && setManualCopy(false)}>
      <ButtonLink
        small
        variant="quiet"
        icon={MessageCircle}
        to={`https://wa.me/?text=${sentence}`}
        target="_blank"
        rel="noopener"
      >
        WhatsApp
      </ButtonLink>
      {isManualCopy ? (
        <Input ref={select} readOnly aria-label="Link to copy" value={url} />
      ) : (
        <Button small variant="quiet" icon={Link2} onClick={() => void copy()}>
          Copy link
        </Button>
      )}
      <ButtonLink
        small
        variant="quiet"
        icon={Mail}
        to={`mailto:?subject=${encodeURIComponent(title)}&body=${sentence}`}
      >
        Email
      </ButtonLink>
    </MenuPopover>
  );
}

function select(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
