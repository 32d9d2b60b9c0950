import Laptop from "lucide/dist/esm/icons/laptop.mjs";
import Smartphone from "lucide/dist/esm/icons/smartphone.mjs";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { endSessionCall, endOtherSessionsCall } from "../../../../contract/accounts/calls.ts";
import type { AccountKind, MySession } from "../../../../contract/accounts/schema.ts";
import { formatCount } from "../../../../contract/format.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { QuestionDialog } from "../../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { Icon } from "../../../../ui/page/icon.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import { formatLastUsed, formatSignedIn } from "./session-words.ts";
import text from "../../../../ui/text.module.css";
import styles from "./account-page.module.css";

interface AccountSessionsProps {
  kind: AccountKind;
  isImpersonated: boolean;
  /** Null if loading failed. */
  sessions: readonly MySession[] | null;
  error: string | null;
  onChanged: (left: MySession[]) => void;
  onReload: () => Promise<void>;
}

export function AccountSessions({ kind, isImpersonated, sessions, error, onChanged, onReload }: AccountSessionsProps) {
  return (
    <FormSection title="Where you are logged in" lead="Don’t recognise a device? Log it out and change your password.">
      {sessions === null ? (
        <LoadFailure onRetry={() => void onReload()}>{error}</LoadFailure>
      ) : (
        <SessionList kind={kind} isImpersonated={isImpersonated} sessions={sessions} onChanged={onChanged} />
      )}
    </FormSection>
  );
}

type SessionListProps = Pick<AccountSessionsProps, "kind" | "isImpersonated" | "onChanged"> & {
  sessions: readonly MySession[];
};

function SessionList({ kind, isImpersonated, sessions, onChanged }: SessionListProps) {
  const toast = useToast();
  const [ending, setEnding] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { list, restoreFocus } = useRestoredFocus(sessions);
  const others = sessions.filter(({ is_current }) => !is_current);

  async function end({ id, device }: MySession) {
    setEnding(id);
    setError(null);
    const failed = `We could not log out ${device}. Please check your connection and try again.`;
    const outcome = await call(endSessionCall, { params: { id }, as: kind, failed });
    setEnding(null);
    // `not_found`: the session ended in the meantime
    if (!outcome.ok && outcome.code !== "not_found") return setError(outcome.error);
    restoreFocus();
    onChanged(sessions.filter((session) => session.id !== id));
    toast(`${device} has been logged out.`);
  }

  function afterOthers(ended: number) {
    setIsDialogOpen(false);
    restoreFocus();
    onChanged(sessions.filter(({ is_current }) => is_current));
    toast(`${formatCount(ended, "other device has", "other devices have")} been logged out.`);
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Your devices" className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={ending === null && !isImpersonated ? () => void end(session) : undefined}
          />
        ))}
      </ul>
      <FormError sentence={error} />
      {isImpersonated && <p className={text.fine}>Devices can’t be logged out while impersonating somebody.</p>}
      {others.length > 0 && !isImpersonated && (
        <Button small variant="outline" className={styles.start} onClick={() => setIsDialogOpen(true)}>
          Log out everywhere else
        </Button>
      )}
      <EndOthersDialog kind={kind} open={isDialogOpen} onClose={() => setIsDialogOpen(false)} onEnded={afterOthers} />
    </>
  );
}

/** Keeps the focus when its button disappears with the session. */
function useRestoredFocus(sessions: readonly MySession[]) {
  const list = useRef<HTMLUListElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    if (isDue.current) list.current?.focus({ preventScroll: true });
    isDue.current = false;
  }, [sessions]);
  const restoreFocus = () => {
    isDue.current = true;
  };
  return { list, restoreFocus };
}

interface EndOthersDialogProps {
  kind: AccountKind;
  open: boolean;
  onClose: () => void;
  onEnded: (ended: number) => void;
}

function EndOthersDialog({ kind, open, onClose, onEnded }: EndOthersDialogProps) {
  async function end() {
    const failed = "We could not log out your other devices. Please check your connection and try again.";
    const outcome = await call(endOtherSessionsCall, { as: kind, failed });
    if (!outcome.ok) return outcome.error;
    onEnded(outcome.body.ended);
    return null;
  }
  return (
    <QuestionDialog open={open} onClose={onClose} title="Log out everywhere else?" confirm="Log out" onConfirm={end}>
      <p>Every other browser has to log in again. This device stays logged in.</p>
    </QuestionDialog>
  );
}

interface SessionRowProps {
  session: MySession;
  isEnding: boolean;
  /** Absent while another is ending. */
  onEnd: (() => void) | undefined;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, is_current, created_at, last_used_at } = session;
  const [now_ms] = useState(() => Date.now());
  return (
    <li className={styles.session}>
      <Icon of={/iPhone|iPad|Android/.test(device) ? Smartphone : Laptop} />
      <div>
        <div className={styles.status}>
          <p className={styles.device}>{device}</p>
          {is_current && <Badge tone="good">This device</Badge>}
        </div>
        <p className={styles.times}>
          <span>{formatSignedIn(created_at)}</span>
          {!is_current && <span>{formatLastUsed(last_used_at, now_ms)}</span>}
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
