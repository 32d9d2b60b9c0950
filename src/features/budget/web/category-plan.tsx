import SlidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs";
import { useState, type CSSProperties } from "react";
import { formatSignedRand } from "../../../contract/budget/format-signed-rand.ts";
import type { Budget, BudgetShare } from "../../../contract/budget/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { DataTable, type Column } from "../../../ui/data/data-table.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { isTouched, formatFigures, formatQuoted, formatShareStatus, widest } from "./say-share.ts";
import { SplitDialog } from "./split-dialog.tsx";
import text from "../../../ui/text.module.css";
import styles from "./budget.module.css";
import plot from "./plot.module.css";

interface CategoryPlanProps {
  budget: Budget;
  onChanged: (budget: Budget) => void;
}

const views = [
  { value: "plot", label: "Chart" },
  { value: "table", label: "Table" },
] as const;

/** Rule [budget-4]. */
export function CategoryPlan({ budget, onChanged }: CategoryPlanProps) {
  const [view, setView] = useState<string>("plot");
  const [isOpen, setOpen] = useState(false);
  const shares = budget.categories.filter((each) => widest(each) > 0);
  return (
    <Section
      title="By category"
      lead="This is our suggested split. Adjust it to suit you."
      action={
        budget.may_change && (
          <Button small variant="outline" icon={SlidersHorizontal} onClick={() => setOpen(true)}>
            Change the split
          </Button>
        )
      }
    >
      <div className={text.stack4}>
        <div role="group" aria-label="Show as" className={styles.view}>
          <Segments name="view" options={views} value={view} onChange={setView} />
        </div>
        {view === "plot" ? <Plot shares={shares} /> : <ShareTable shares={shares} />}
      </div>
      {budget.may_change && (
        <SplitDialog budget={budget} open={isOpen} onClose={() => setOpen(false)} onChanged={onChanged} />
      )}
    </Section>
  );
}

const legend = [
  { mark: "paid", meaning: "Paid" },
  { mark: "booked", meaning: "Booked" },
  { mark: "expected", meaning: "Expected" },
  { mark: "planned", meaning: "Planned" },
  { mark: "quoted", meaning: "Quotes, from lowest to highest" },
] as const;

/** One scale for all bars makes them comparable. */
function Plot({ shares }: { shares: readonly BudgetShare[] }) {
  const most = Math.max(1, ...shares.map(widest));
  return (
    <>
      <ul className={plot.legend} aria-hidden="true">
        {legend.map(({ mark, meaning }) => (
          <li key={mark}>
            <i className={plot[mark]} /> {meaning}
          </li>
        ))}
      </ul>
      <ul className={plot.shares}>
        {shares.map((share) => (
          <li key={share.category_id}>
            <div className={plot.shareHead}>
              <h3>{share.name}</h3>
              <span className={classNames(share.left_cents < 0 && styles.over)}>{formatShareStatus(share)}</span>
            </div>
            <ShareBar share={share} most={most} />
            {isTouched(share) && <p className={text.fine}>{formatFigures(share)}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

function ShareBar({ share, most }: { share: BudgetShare; most: number }) {
  const { planned_cents, quoted, expected_cents, booked_cents, paid_cents } = share;
  const at = (cents: number) => `${(Math.max(0, cents) / most) * 100}%`;
  const widthStyle = (cents: number) => ({ "--part": at(cents) }) as CSSProperties;
  const paid = Math.min(paid_cents, booked_cents);
  const low = quoted?.low_cents ?? 0;
  const span = { "--from": at(low), "--part": at((quoted?.high_cents ?? 0) - low) } as CSSProperties;
  return (
    <div className={plot.track} aria-hidden="true">
      <div className={classNames(plot.bar, plot.plannedBar)} style={widthStyle(planned_cents)} />
      <div className={plot.bar}>
        <i className={plot.paid} style={widthStyle(paid)} />
        <i className={plot.booked} style={widthStyle(booked_cents - paid)} />
        <i className={plot.expected} style={widthStyle(expected_cents)} />
      </div>
      {quoted !== null && <i className={plot.quoted} style={span} />}
    </div>
  );
}

const columns: readonly Column[] = [
  { id: "category", label: "Category" },
  { id: "planned", label: "Planned" },
  { id: "quoted", label: "Quoted" },
  { id: "expected", label: "Expected" },
  { id: "booked", label: "Booked" },
  { id: "paid", label: "Paid" },
  { id: "left", label: "Left" },
];

function ShareTable({ shares }: { shares: readonly BudgetShare[] }) {
  return (
    <DataTable
      caption="The budget by category"
      columns={columns}
      rows={shares}
      rowKey={({ category_id }) => String(category_id)}
      cells={(share) => [
        share.name,
        formatSignedRand(share.planned_cents),
        share.quoted === null ? "–" : formatQuoted(share.quoted),
        formatSignedRand(share.expected_cents),
        formatSignedRand(share.booked_cents),
        formatSignedRand(share.paid_cents),
        formatSignedRand(share.left_cents),
      ]}
    />
  );
}
