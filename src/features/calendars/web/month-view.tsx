import type { OwnDay } from "../../../contract/calendars/shapes.ts";
import { Button } from "../../../ui/button.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import type { ViewProps } from "./calendar-desk.tsx";
import { EntryList, standingOf } from "./entry-list.tsx";
import { Legend } from "./legend.tsx";
import { lastDayOf, monthName } from "./month-grid.ts";
import { MonthTable } from "./month-table.tsx";
import { MonthWays } from "./month-ways.tsx";
import { rulesLines } from "./rules-values.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useSelection } from "./use-selection.ts";
import styles from "./month-view.module.css";

/** A month as a table of its days, and what stands in it as a list [calendars-11]. */
export function MonthView({
  month,
  today,
  calendar,
  rules,
  isWhole,
  error,
  reload,
  acts,
  saves,
  onOpen,
  onRules,
}: ViewProps) {
  const { selection, select, goTo } = useSelection({ month, today, saves, onOpen: (range) => onOpen({ range }) });
  const days = new Map<string, OwnDay>(calendar.days.map((day) => [day.date, day]));
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const entries = calendar.entries.filter(({ from, to }) => from <= last && to >= first);
  return (
    <div className={styles.view}>
      <section aria-label={monthName(month)} className={styles.month}>
        <MonthWays
          month={month}
          today={today}
          months={1}
          onMonth={(to) => goTo(to, "press")}
          onToday={() => select({ act: "move", from: today, to: today, isExtending: false })}
        />
        {error !== null && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
        <MonthTable
          month={month}
          today={today}
          days={days}
          entries={calendar.entries}
          capacity={rules.capacity}
          isBusy={!isWhole}
          selection={selection}
          onAct={select}
        />
        <SelectionBar selection={selection} onAct={select} />
        <Legend />
      </section>
      <div className={styles.side}>
        <section aria-labelledby="month-entries">
          <h2 id="month-entries">In {monthName(month)}</h2>
          <EntryList
            entries={entries}
            today={today}
            standing={standingOf({ isWhole, error })}
            acts={acts}
            onEdit={(entry) => onOpen({ entry })}
            nothing="No entries."
          />
        </section>
        <RulesSummary lines={rulesLines(rules)} onRules={onRules} />
      </div>
    </div>
  );
}

/** What holds for all days, with the way to change it [calendars-16]. */
function RulesSummary({ lines, onRules }: { lines: string[]; onRules: () => void }) {
  return (
    <section aria-labelledby="how-you-work" className={styles.rules}>
      <h2 id="how-you-work">Availability rules</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button small variant="outline" onClick={onRules}>
        Change availability rules
      </Button>
    </section>
  );
}
