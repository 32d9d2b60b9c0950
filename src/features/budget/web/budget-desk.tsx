import Plus from "lucide/dist/esm/icons/plus.mjs";
import { call } from "../../../client/call.ts";
import { DownloadCsv } from "../../../client/download-csv.tsx";
import { useFetched } from "../../../client/use-fetched.ts";
import type { Budget } from "../../../contract/budget/shapes.ts";
import { downloadBudget, readBudget } from "../../../contract/budget/words.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { BeginForm } from "./begin-form.tsx";
import { BudgetHeadline } from "./budget-headline.tsx";
import { CategoryPlan } from "./category-plan.tsx";
import { DueList } from "./due-list.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { ItemList } from "./item-list.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import { ReminderSwitch } from "./reminder-switch.tsx";
import { useBudgetActs } from "./use-budget-acts.ts";
import { useOpened } from "./use-opened.ts";
import text from "../../../ui/text.module.css";
import styles from "./budget.module.css";

const words = {
  failed: "We could not make the file. Please check your connection and try again.",
  whole: (name: string) => `Downloaded ${name}.`,
  newest: (name: string) => `Downloaded ${name}.`,
};

/** A couple's budget, once it is there. */
export function BudgetDesk() {
  const { value, error, put, reload } = useFetched(readBudget, {
    as: "couple",
    failed: "We could not load your budget. Please check your connection and try again.",
  });
  if (value === null)
    return error === null ? <BudgetBones /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  return <Opened budget={value.budget} put={(budget) => put({ budget })} />;
}

interface OpenedProps {
  budget: Budget;
  put: (budget: Budget) => void;
}

function Opened({ budget, put }: OpenedProps) {
  const acts = useBudgetActs(put);
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
      <Foot mayChange={may_change} />
      {opened !== null && "entry" in opened.what && (
        <EntryDialog
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

/** What holds for all of it, and the file. */
function Foot({ mayChange }: { mayChange: boolean }) {
  return (
    <footer className={styles.foot}>
      {/* who only reads a wedding is reminded of nothing */}
      {mayChange && <ReminderSwitch />}
      <p className={text.fine}>
        No payment passes through this site: marking something as paid here is for your own records. Before you pay,
        call the vendor on the number on their profile and confirm their bank details, especially if the details have
        changed.
      </p>
      <div className={styles.acts}>
        <DownloadCsv small words={words} ask={() => call(downloadBudget, { failed: words.failed })} />
      </div>
    </footer>
  );
}

/** What stands there until the budget does. */
export function BudgetBones() {
  return (
    <div className={styles.desk} aria-busy="true">
      <OutOfSight>Loading your budget</OutOfSight>
      <Skeleton height="9rem" />
      <Skeleton height="7rem" />
      <Skeleton height="20rem" />
    </div>
  );
}
