import Laptop from "lucide/dist/esm/icons/laptop.mjs";
import Smartphone from "lucide/dist/esm/icons/smartphone.mjs";
import { useState } from "react";
import type { OwnSession } from "../../../contract/accounts/session-shapes.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { sayLastUsed, saySignedIn } from "./session-words.ts";
import styles from "./account-page.module.css";

interface SessionRowProps {
  session: OwnSession;
  isEnding: boolean;
  /** Absent while another one is being ended. */
  onEnd: (() => void) | undefined;
}

/** One signed-in browser, and the button that ends it; the one in use has none. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, is_current, created_at, last_used_at } = session;
  const [now_ms] = useState(() => Date.now());
  return (
    <li className={styles.session}>
      <Icon of={/iPhone|iPad|Android/.test(device) ? Smartphone : Laptop} />
      <div>
        <div className={styles.standing}>
          <p className={styles.device}>{device}</p>
          {is_current && <Badge tone="good">This device</Badge>}
        </div>
        <p className={styles.times}>
          <span>{saySignedIn(created_at)}</span>
          {!is_current && <span>{sayLastUsed(last_used_at, now_ms)}</span>}
        </p>
      </div>
      {!is_current && (
        <Button small variant="outline" busy={isEnding} aria-disabled={onEnd === undefined} onClick={onEnd}>
          Log out<OutOfSight> {device}</OutOfSight>
        </Button>
      )}
    </li>
  );
}
