import Plus from "lucide/dist/esm/icons/plus.mjs";
import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { DownloadCsv } from "../../../client/call/download-csv.tsx";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { todayHere } from "../../../client/today-here.ts";
import { readAccountCall, setMySuppressionCall } from "../../../contract/accounts/calls.ts";
import { downloadBudgetCall, readBudgetCall, partNames, remind_first_days } from "../../../contract/budget/calls.ts";
import { formatSignedRand } from "../../../contract/budget/format-signed-rand.ts";
import type { Budget, BudgetItem, BudgetDue } from "../../../contract/budget/schema.ts";
import { suppressionMessages } from "../../../contract/emails/calls.ts";
import { formatDate } from "../../../contract/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Skeletons } from "../../../ui/page/skeleton.tsx";
import { BeginForm } from "./begin-form.tsx";
import { BudgetHeadline } from "./budget-headline.tsx";
import { CategoryPlan } from "./category-plan.tsx";
import { BudgetEntryDialog } from "./entry-dialog.tsx";
import { ItemList } from "./item-list.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import { useBudgetActions } from "./use-budget-actions.ts";
import { useOpened, type Opening } from "./use-opened.ts";
import text from "../../../ui/text.module.css";
import styles from "./budget.module.css";

const downloadLabels = {
  failed: "We could not make the file. Please check your connection and try again.",
  whole: (name: string) => `Downloaded ${name}.`,
  newest: (name: string) => `Downloaded ${name}.`,
};

export function BudgetDashboard() {
  const { value, error, put, reload } = useFetched(readBudgetCall, {
    as: "couple",
    failed: "We could not load your budget. Please check your connection and try again.",
  });
  if (value === null)
    return error === null ? <BudgetSkeletons /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  return <Opened budget={value.budget} put={(budget) => put({ budget })} />;
}

interface OpenedProps {
  budget: Budget;
  put: (budget: Budget) => void;
}

function Opened({ budget, put }: OpenedProps) {
  const acts = useBudgetActions(put);
  const [opened, open] = useOpened();
  const { total_cents, may_change } = budget;
  const hasBegun = total_cents !== null;
  return (
    <div className={styles.desk}>
      {hasBegun ? (
        <BudgetHeadline budget={budget} onChanged={put} />
      ) : (
        <BeginForm budget={budget} onBegun={(begun) => acts.saved(begun, "Budget created.")} />
      )}
      {budget.warnings.length > 0 && (
        <Banner tone="warn" title="More than you planned">
          <ul className={styles.warnings}>
            {budget.warnings.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Banner>
      )}
      <DueList budget={budget} onPay={open} />
      {hasBegun && <CategoryPlan budget={budget} onChanged={put} />}
      <Section
        title="Bookings and expenses"
        lead="Bookings made here appear automatically. Add anything else yourself."
        action={
          may_change && (
            <Button small variant="outline" icon={Plus} onClick={() => open({ entry: null })}>
              Add an entry
            </Button>
          )
        }
      >
        <ItemList budget={budget} acts={acts} onOpen={open} />
      </Section>
      <Footer mayChange={may_change} />
      {opened !== null && "entry" in opened.what && (
        <BudgetEntryDialog
          key={opened.key}
          entry={opened.what.entry}
          budget={budget}
          open={opened.isOpen}
          onClose={() => open(null)}
          acts={acts}
        />
      )}
      {opened !== null && "pay" in opened.what && (
        <PaymentDialog key={opened.key} {...opened.what} open={opened.isOpen} onClose={() => open(null)} acts={acts} />
      )}
    </div>
  );
}

function Footer({ mayChange }: { mayChange: boolean }) {
  return (
    <footer className={styles.foot}>
      {/* a viewer gets no reminders */}
      {mayChange && <ReminderSwitch />}
      <p className={text.fine}>
        No payment passes through this site: marking something as paid here is for your own records. Before you pay,
        call the vendor on the number on their profile and confirm their bank details, especially if the details have
        changed.
      </p>
      <div className={styles.acts}>
        <DownloadCsv
          small
          labels={downloadLabels}
          makeRequest={() => call(downloadBudgetCall, { failed: downloadLabels.failed })}
        />
      </div>
    </footer>
  );
}

export function BudgetSkeletons() {
  return <Skeletons label="Loading your budget" heights={["9rem", "7rem", "20rem"]} className={styles.desk} />;
}

/** The same setting as on the account page and in each reminder [budget-9]. */
function ReminderSwitch() {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { value, reload } = useFetched(readAccountCall, { as: "couple", failed: "" });
  if (value === null) return null;
  const areAllStopped = value.emails_stopped_at !== null;
  const isStopped = areAllStopped || value.stopped_topics.some(({ topic }) => topic === "payments");

  async function change(is_suppressed: boolean) {
    setBusy(true);
    const body = { is_suppressed, topic: "payments" as const };
    const outcome = await call(setMySuppressionCall, { as: "couple", body, failed: suppressionMessages.failed });
    await reload();
    setBusy(false);
    toast(outcome.ok ? outcome.body.message : outcome.error, { tone: outcome.ok ? "good" : "bad" });
  }
  return (
    <div>
      <Switch
        checked={!isStopped}
        disabled={isBusy || areAllStopped || !value.email_verified}
        onChange={(event) => void change(!event.target.checked)}
      >
        Remind {value.email} about payments due, {remind_first_days} days before and the day before
      </Switch>
      {!value.email_verified && <p className={text.fine}>{suppressionMessages.confirm_first}</p>}
      {areAllStopped && (
        <p className={text.fine}>All emails to this address are off. You can change that on your account page.</p>
      )}
    </div>
  );
}

interface DueListProps {
  budget: Budget;
  onPay: (what: Opening) => void;
}

function DueList({ budget, onPay }: DueListProps) {
  const open = duesOf(budget.items);
  if (open.length === 0) return null;
  return (
    <Section title="Due next">
      <ul className={styles.dues}>
        {open.map(({ item, due }) => (
          <li key={`${item.id} ${due.part}`}>
            <div>
              <b>{item.dues.length === 1 ? item.title : `${partNames[due.part]}: ${item.title}`}</b>
              <small>
                {item.provider_name && `${item.provider_name}, `}by {formatDate(due.due_on)}{" "}
                {due.due_on < todayHere() && <Badge tone="bad">Overdue</Badge>}
              </small>
            </div>
            <b className={styles.amount}>{formatSignedRand(due.open_cents)}</b>
            {budget.may_change && (
              <Button
                small
                variant="outline"
                onClick={() => onPay({ pay: item, part: due.part, open_cents: due.open_cents })}
              >
                Mark as paid
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function duesOf(items: readonly BudgetItem[]): { item: BudgetItem; due: BudgetDue }[] {
  return items
    .flatMap((item) => item.dues.map((due) => ({ item, due })))
    .filter(({ due }) => due.open_cents > 0)
    .toSorted((a, b) => a.due.due_on.localeCompare(b.due.due_on));
}
