import Download from "lucide/dist/esm/icons/download.mjs";
import { useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { saveFile } from "../../../../client/call/save-file.ts";
import { withProof } from "../../../../client/proof/with-proof.ts";
import { todayHere } from "../../../../client/today-here.ts";
import { downloadDataCall } from "../../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { ActionButton } from "../../../../ui/overlay/action-button.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import styles from "./account-page.module.css";

const leads = {
  provider: "Your profile, media, badges, endorsements and enquiries, and what was written to you.",
  couple: "Your wedding’s details, favourites and enquiries, and what was written to you.",
} as const satisfies Record<AccountKind, string>;

export function AccountData({ kind, isImpersonated }: { kind: AccountKind; isImpersonated: boolean }) {
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);

  async function download() {
    setError(null);
    const failed = "We couldn’t prepare your data. Please check your connection and try again.";
    const outcome = await withProof(() => call(downloadDataCall, { as: kind, failed }), kind);
    if (!outcome.ok) return setError(outcome.error);
    const name = `umshado-data-${todayHere()}.json`;
    saveFile(name, new Blob([JSON.stringify(outcome.body, null, 2)], { type: "application/json" }));
    toast(`Your data is in ${name}.`);
  }

  return (
    <FormSection title="Your data" lead={leads[kind]}>
      <div className={styles.note}>
        <p>One file with everything we keep about you, in a format that people and programs can read (JSON).</p>
        {isImpersonated && <p>It can’t be downloaded while impersonating somebody.</p>}
        <ActionButton
          small
          disabled={isImpersonated}
          variant="outline"
          icon={Download}
          className={styles.start}
          onPress={download}
        >
          Download my data
        </ActionButton>
        <FormError sentence={error} />
      </div>
    </FormSection>
  );
}
