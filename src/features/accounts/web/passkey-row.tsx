import KeyRound from "lucide/dist/esm/icons/key-round.mjs";
import { useState } from "react";
import type { Passkey } from "../../../contract/accounts/passkey-shapes.ts";
import { formatDate } from "../../../contract/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { dateHere, sayLastUsed } from "./session-words.ts";
import styles from "./account-page.module.css";

interface PasskeyRowProps {
  passkey: Passkey;
  onRemove: () => void;
}

/** One passkey, and the button that removes it. */
export function PasskeyRow({ passkey: { name, created_at, last_used_at }, onRemove }: PasskeyRowProps) {
  const [now_ms] = useState(() => Date.now());
  return (
    <li className={styles.session}>
      <Icon of={KeyRound} />
      <div>
        <p className={styles.device}>{name}</p>
        <p className={styles.times}>
          <span>Added {formatDate(dateHere(Date.parse(created_at)))}</span>
          <span>{last_used_at === null ? "Not used yet" : sayLastUsed(last_used_at, now_ms)}</span>
        </p>
      </div>
      <Button small variant="outline" onClick={onRemove}>
        Remove<OutOfSight> {name}</OutOfSight>
      </Button>
    </li>
  );
}
