import FileText from "lucide/dist/esm/icons/file-text.mjs";
import FileX from "lucide/dist/esm/icons/file-x.mjs";
import Paperclip from "lucide/dist/esm/icons/paperclip.mjs";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { useState, type ChangeEvent } from "react";
import { href, Link } from "react-router";
import { fetchFile } from "../../../client/call/fetch-file.ts";
import { saveFile } from "../../../client/call/save-file.ts";
import {
  other_category,
  type ItemState,
  partNames,
  readProofCall,
  proof_bytes_max,
} from "../../../contract/budget/calls.ts";
import { formatSignedRand } from "../../../contract/budget/format-signed-rand.ts";
import type { Budget, BudgetItem, Payment } from "../../../contract/budget/schema.ts";
import { formatDate } from "../../../contract/format.ts";
import { fileMessages } from "../../../contract/media/calls.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { Icon } from "../../../ui/page/icon.tsx";
import type { BudgetActions } from "./use-budget-actions.ts";
import type { Opening } from "./use-opened.ts";
import text from "../../../ui/text.module.css";
import styles from "./budget.module.css";

const states = {
  expected: { words: "Expected", tone: "plain" },
  agreed: { words: "Agreed", tone: "good" },
  held: { words: "Awaiting confirmation", tone: "warn" },
  confirmed: { words: "Booked", tone: "good" },
  done: { words: "Wedding held", tone: "plain" },
  cancelled: { words: "Booking cancelled", tone: "bad" },
} as const satisfies Record<ItemState, { words: string; tone: BadgeTone }>;

interface ItemListProps {
  budget: Budget;
  acts: BudgetActions;
  onOpen: (what: Opening) => void;
}

export function ItemList({ budget, acts, onOpen }: ItemListProps) {
  if (budget.items.length === 0)
    return (
      <EmptyState title="Nothing yet">
        Bookings made through a quote appear here automatically. Add anything else: a dress, rings or a deposit paid
        elsewhere.
      </EmptyState>
    );
  return (
    <ul className={styles.items}>
      {budget.items.map((item) => (
        <li key={item.id}>
          <Item item={item} budget={budget} acts={acts} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item, budget, acts, onOpen }: ItemListProps & { item: BudgetItem }) {
  const { title, provider_name, quote_id, state, amount_cents, note } = item;
  const category =
    budget.categories.find(({ category_id }) => category_id === item.category_id)?.name ?? other_category;
  return (
    <article className={styles.item}>
      <header>
        <div>
          <h3>{quote_id === null ? title : <Link to={href("/quotes/:id", { id: quote_id })}>{title}</Link>}</h3>
          <small>{[provider_name, category].filter(Boolean).join(", ")}</small>
        </div>
        <b className={styles.amount}>{formatSignedRand(amount_cents)}</b>
      </header>
      <p className={styles.status}>
        <Badge tone={states[state].tone}>{states[state].words}</Badge>
        <span className={text.fine}>{formatPaid(item)}</span>
      </p>
      {note !== "" && <p className={styles.note}>{note}</p>}
      <PaymentList item={item} mayChange={budget.may_change} acts={acts} />
      {budget.may_change && (
        <div className={styles.acts}>
          <Button small variant="outline" icon={Plus} onClick={() => onOpen({ pay: item, ...likelyPayment(item) })}>
            Add a payment
          </Button>
          {item.kind === "entry" && (
            <>
              <IconButton icon={Pencil} label={`Edit ${title}`} onClick={() => onOpen({ entry: item })} />
              <IconButton icon={Trash} label={`Remove ${title}`} onClick={() => void acts.removeEntry(item)} />
            </>
          )}
        </div>
      )}
    </article>
  );
}

function formatPaid({ paid_cents, amount_cents, dues, state }: BudgetItem): string {
  const next = dues.find(({ open_cents }) => open_cents > 0);
  if (state !== "expected" && amount_cents > 0 && paid_cents >= amount_cents) return "Paid in full";
  const paid = paid_cents === 0 ? "Nothing paid yet" : `${formatSignedRand(paid_cents)} paid`;
  return next ? `${paid}, ${formatSignedRand(next.open_cents)} due by ${formatDate(next.due_on)}` : paid;
}

function likelyPayment({ dues, amount_cents, paid_cents }: BudgetItem) {
  const next = dues.find(({ open_cents }) => open_cents > 0);
  const rest_cents = Math.max(0, amount_cents - paid_cents);
  return { part: next?.part ?? "other", open_cents: next?.open_cents ?? rest_cents };
}

interface PaymentListProps {
  item: BudgetItem;
  mayChange: boolean;
  acts: BudgetActions;
}

function PaymentList({ item: { title, dues, payments }, mayChange, acts }: PaymentListProps) {
  if (payments.length === 0) return null;
  return (
    <ul className={styles.payments} aria-label={`Payments for ${title}`}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <span>
            <b className={styles.amount}>{formatSignedRand(payment.amount_cents)}</b>{" "}
            <small>
              {partNames[dues.length > 1 ? payment.part : "other"]}, {formatDate(payment.paid_on)}
            </small>
          </span>
          <span className={styles.proof}>
            <PaymentProof payment={payment} mayChange={mayChange} acts={acts} />
            {mayChange && (
              <IconButton
                icon={Trash}
                label={`Remove the payment of ${formatSignedRand(payment.amount_cents)}`}
                onClick={() => void acts.removePayment(payment)}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A hint only; the server checks the bytes. */
const accepted = "image/jpeg,image/png,image/webp,image/avif,image/heic,application/pdf";

interface ProofProps {
  payment: Payment;
  mayChange: boolean;
  acts: BudgetActions;
}

function PaymentProof({ payment, mayChange, acts }: ProofProps) {
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
  async function save() {
    const failed = "We could not open the proof. Please check your connection and try again.";
    const outcome = await fetchFile(readProofCall, { params: { id }, as: "couple", failed });
    return outcome.ok ? saveFile(name, outcome.body) : outcome.error;
  }
  return (
    <ActionButton small variant="quiet" icon={FileText} onPress={save}>
      Proof
    </ActionButton>
  );
}

function AddProof({ payment, acts }: Omit<ProofProps, "mayChange">) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function choose({ target: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    input.value = "";
    if (!file || isBusy) return;
    if (file.size > proof_bytes_max) return void toast(fileMessages.file_too_large, { tone: "bad" });
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
