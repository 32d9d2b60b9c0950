import { useState } from "react";
import { withProof } from "../../../client/admin/with-proof.ts";
import { call } from "../../../client/call.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import type { Passkey } from "../../../contract/accounts/passkey-shapes.ts";
import { listPasskeys, removePasskey } from "../../../contract/accounts/passkey-words.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { QuestionDialog } from "../../../ui/question-dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { FactorStep } from "./account-second-factor.tsx";
import { AddPasskeyForm } from "./add-passkey-form.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import text from "../../../ui/text.module.css";
import styles from "./account-page.module.css";

interface AccountPasskeysProps {
  kind: AccountKind;
  /** Whether they can be used at this site's address. */
  isOffered: boolean;
  onStep: (step: FactorStep) => void;
  onChanged: () => Promise<void>;
}

/** The passkeys of the account: what there are, and another [accounts-30]. */
export function AccountPasskeys({ kind, isOffered, onStep, onChanged }: AccountPasskeysProps) {
  const { value, error, reload } = useFetched(listPasskeys, { as: kind, failed: "We could not load your passkeys." });
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function remove() {
    if (removing === null) return null;
    const failed = "We could not remove it. Please check your connection and try again.";
    const parts = { as: kind, params: { id: removing.id }, failed };
    const outcome = await withProof(() => call(removePasskey, parts), kind);
    if (!outcome.ok) return outcome.error;
    await Promise.all([reload(), onChanged()]);
    return null;
  }
  function noteAdded(recovery_codes: readonly string[]) {
    if (recovery_codes.length > 0)
      onStep({ codes: recovery_codes, told: "Your passkey is added, and other devices have been logged out." });
    void Promise.all([reload(), onChanged()]);
  }
  return (
    <div className={styles.note}>
      <p className={styles.fact}>Passkeys</p>
      <p className={text.fine}>
        Your fingerprint, face, screen lock or a security key. A passkey logs you in without a password.
      </p>
      {value === null && error !== null && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
      {value === null && error === null && <Skeleton height="3rem" />}
      {value?.passkeys.length === 0 && <p className={text.soft}>You don’t have a passkey yet.</p>}
      {value && value.passkeys.length > 0 && (
        <ul className={styles.sessions}>
          {value.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={() => {
                setRemoving(passkey);
                setIsAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      {isOffered && value !== null && <AddPasskeyForm kind={kind} onAdded={noteAdded} />}
      <QuestionDialog
        open={isAsking}
        danger
        onClose={() => setIsAsking(false)}
        title="Remove this passkey?"
        confirm="Remove it"
        onConfirm={remove}
      >
        <p>
          “{removing?.name}” will no longer log you in. Your device may still show it until you delete it there too.
        </p>
      </QuestionDialog>
    </div>
  );
}
