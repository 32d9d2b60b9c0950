import FileText from "lucide/dist/esm/icons/file-text.mjs";
import FileX from "lucide/dist/esm/icons/file-x.mjs";
import Paperclip from "lucide/dist/esm/icons/paperclip.mjs";
import { useState, type ChangeEvent } from "react";
import { fetchFile } from "../../../client/fetch-file.ts";
import { saveFile } from "../../../client/save-file.ts";
import { readProof } from "../../../contract/budget/calls.ts";
import { proof_bytes_max } from "../../../contract/budget/limits.ts";
import type { Payment } from "../../../contract/budget/schema.ts";
import { fileMessages } from "../../../contract/media/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { BudgetActions } from "./use-budget-actions.ts";
import styles from "./budget.module.css";

/** Only a hint for the file chooser; the server checks the bytes. */
const accepted = "image/jpeg,image/png,image/webp,image/avif,image/heic,application/pdf";

interface ProofProps {
  payment: Payment;
  mayChange: boolean;
  acts: BudgetActions;
}

export function PaymentProof({ payment, mayChange, acts }: ProofProps) {
  if (payment.proof !== null)
    return (
      <>
        <SavedProof payment={payment} name={savedName(payment.proof)} />
        {mayChange && (
          <IconButton
            icon={FileX}
            label={`Remove the proof ${payment.proof.name}`}
            onClick={() => void acts.removeProof(payment)}
          />
        )}
      </>
    );
  return mayChange ? <AddProof payment={payment} acts={acts} /> : null;
}

/** Pictures are saved as WebP; the rest are PDFs. */
function savedName({ name, is_picture }: NonNullable<Payment["proof"]>): string {
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, "")}${is_picture ? ".webp" : ".pdf"}`;
}

function SavedProof({ payment: { id }, name }: { payment: Payment; name: string }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const failed = "We could not open the proof. Please check your connection and try again.";
    const outcome = await fetchFile(readProof, { params: { id }, as: "couple", failed });
    setBusy(false);
    if (outcome.ok) saveFile(name, outcome.body);
    else toast(outcome.error, undefined, { tone: "bad" });
  }
  return (
    <Button small variant="quiet" icon={FileText} busy={isBusy} onClick={() => void save()}>
      Proof
    </Button>
  );
}

function AddProof({ payment, acts }: Omit<ProofProps, "mayChange">) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function choose({ target: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    input.value = "";
    if (!file || isBusy) return;
    if (file.size > proof_bytes_max) return void toast(fileMessages.file_too_large, undefined, { tone: "bad" });
    setBusy(true);
    await acts.addProof(payment, file);
    setBusy(false);
  }
  return (
    <label className={styles.addProof} aria-busy={isBusy || undefined}>
      <Icon of={Paperclip} />
      {isBusy ? "Adding…" : "Add proof"}
      <input type="file" accept={accepted} onChange={(event) => void choose(event)} />
    </label>
  );
}
