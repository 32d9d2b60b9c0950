import Trash from "lucide/dist/esm/icons/trash.mjs";
import { sayRand } from "../../../contract/budget/say-rand.ts";
import type { BudgetItem } from "../../../contract/budget/shapes.ts";
import { partNames } from "../../../contract/budget/words.ts";
import { formatDate } from "../../../contract/format.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { PaymentProof } from "./payment-proof.tsx";
import type { BudgetActs } from "./use-budget-acts.ts";
import styles from "./budget.module.css";

interface PaymentListProps {
  item: BudgetItem;
  mayChange: boolean;
  acts: BudgetActs;
}

/** What was paid of something, each with its proof. */
export function PaymentList({ item: { title, dues, payments }, mayChange, acts }: PaymentListProps) {
  if (payments.length === 0) return null;
  return (
    <ul className={styles.payments} aria-label={`Payments for ${title}`}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <span>
            <b className={styles.amount}>{sayRand(payment.amount_cents)}</b>{" "}
            <small>
              {partNames[dues.length > 1 ? payment.part : "other"]}, {formatDate(payment.paid_on)}
            </small>
          </span>
          <span className={styles.proof}>
            <PaymentProof payment={payment} mayChange={mayChange} acts={acts} />
            {mayChange && (
              <IconButton
                icon={Trash}
                label={`Remove the payment of ${sayRand(payment.amount_cents)}`}
                onClick={() => void acts.removePayment(payment)}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
