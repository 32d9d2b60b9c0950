import Undo from "lucide/dist/esm/icons/undo-2.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button, ButtonLink } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import type { Drawing } from "../ui/page/icon.tsx";
import styles from "./prefill-offer.module.css";

interface PrefillOfferProps {
  /** Stored when the offer is dismissed. */
  value: string;
  declined: { get: () => string | null; set: (value: string | null) => void };
  name: string;
  icon: Drawing;
  /** Null when the page already uses it; undefined for a button. */
  to: string | null | undefined;
  onPress?: () => void;
  children: ReactNode;
}

/** Can be dismissed; another value is offered again. */
export function PrefillOffer({ value, declined, name, icon, to, onPress, children }: PrefillOfferProps) {
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [isPressed, setPressed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the focused button was removed
    if (isPressed) place.current?.querySelector<HTMLElement>("a, button")?.focus();
  }, [isPressed, dismissed]);
  const isDeclined = declined.get() === value;
  if (to === null || (isDeclined && dismissed !== value)) return null;
  const decide = (off: string | null) => {
    declined.set(off);
    setDismissed(off);
    setPressed(true);
  };
  return (
    <div ref={place} className={styles.offer}>
      {isDeclined ? (
        <Button small variant="quiet" icon={Undo} onClick={() => decide(null)}>
          Offer {name} again
        </Button>
      ) : (
        <>
          <Offered {...{ to, icon, onPress }}>{children}</Offered>
          <IconButton icon={X} label={`Don’t offer ${name}`} onClick={() => decide(value)} />
        </>
      )}
    </div>
  );
}

function Offered({
  to,
  icon,
  onPress,
  children,
}: Pick<PrefillOfferProps, "icon" | "onPress" | "children"> & { to?: string | undefined }) {
  const look = { small: true, variant: "outline", icon } as const;
  if (to !== undefined)
    return (
      <ButtonLink {...look} to={to}>
        {children}
      </ButtonLink>
    );
  return (
    <Button {...look} onClick={onPress}>
      {children}
    </Button>
  );
}
