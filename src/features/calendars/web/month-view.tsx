import { useEffect, useReducer, useRef } from "react";
import { useNavigate } from "react-router";
import type { MyDay } from "../../../contract/calendars/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { formatDayRange, formatSpan } from "./day-labels.ts";
import { EntryList, entryListStatus } from "./entry-list.tsx";
import { calendarAddress } from "./feeds/calendar-address.ts";
import { Legend } from "./legend.tsx";
import { lastDayOf, monthName, monthOf } from "./month-grid.ts";
import { MonthNav } from "./month-nav.tsx";
import { MonthTable } from "./month-table.tsx";
import {
  rangeOf,
  type Selection,
  type SelectionAction,
  reduce,
  startSelection,
  type DayRange,
} from "./range-selection.ts";
import { describeRules } from "./rules-values.ts";
import type { ViewProps } from "./use-entry-actions.ts";
import text from "../../../ui/text.module.css";
import styles from "./month-view.module.css";

/** Rule [calendars-11]. */
export function MonthView({
  month,
  today,
  calendar,
  rules,
  isComplete,
  error,
  reload,
  acts,
  saves,
  onOpen,
  onRules,
}: ViewProps) {
  const { selection, dispatch, goTo } = useSelection({ month, today, saves, onOpen: (range) => onOpen({ range }) });
  const days = new Map<string, MyDay>(calendar.days.map((day) => [day.date, day]));
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const entries = calendar.entries.filter(({ from, to }) => from <= last && to >= first);
  return (
    <div className={styles.view}>
      <section aria-label={monthName(month)} className={styles.month}>
        <MonthNav
          month={month}
          today={today}
          months={1}
          onMonth={(to) => goTo(to, "press")}
          onToday={() => dispatch({ act: "move", from: today, to: today, isExtending: false })}
        />
        {error !== null && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
        <MonthTable
          month={month}
          today={today}
          days={days}
          entries={calendar.entries}
          capacity={rules.capacity}
          isBusy={!isComplete}
          selection={selection}
          onAction={dispatch}
        />
        <SelectionBar selection={selection} onAction={dispatch} />
        <Legend />
      </section>
      <div className={styles.side}>
        <section aria-labelledby="month-entries">
          <h2 id="month-entries">In {monthName(month)}</h2>
          <EntryList
            entries={entries}
            today={today}
            status={entryListStatus({ isComplete, error })}
            acts={acts}
            onEdit={(entry) => onOpen({ entry })}
            nothing="No entries."
          />
        </section>
        <RulesSummary lines={describeRules(rules)} onRules={onRules} />
      </div>
    </div>
  );
}

/** Rule [calendars-16]. */
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

interface SelectionBarProps {
  selection: Selection;
  onAction: (act: SelectionAction) => void;
}

/** Sticks to the bottom of phones while something is chosen. */
function SelectionBar({ selection, onAction }: SelectionBarProps) {
  const range = rangeOf(selection);
  const isChoosing = range !== null || selection.isPicking;
  return (
    <div className={styles.bar} data-choosing={isChoosing || undefined}>
      <p role="status">{isChoosing && sentence(selection)}</p>
      {isChoosing ? (
        <div className={text.buttons}>
          {range !== null && !selection.isPicking && (
            <Button small onClick={() => onAction({ act: "drop" })}>
              Block, hold or book
            </Button>
          )}
          <Button small variant="quiet" onClick={() => onAction({ act: "escape" })}>
            Cancel
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.hint}>Choose a day to block, hold or book it.</p>
          <Button small variant="outline" onClick={() => onAction({ act: "pick" })}>
            Choose several days
          </Button>
        </>
      )}
    </div>
  );
}

function sentence(selection: Selection): string {
  const range = rangeOf(selection);
  if (range === null) return "Choose the first day.";
  const span = formatSpan(range.from, range.to);
  if (selection.isPicking && range.from === range.to) return `From ${span}: choose the last day.`;
  return `${span}: ${formatDayRange(range.from, range.to)}`;
}

interface Looked {
  month: string;
  today: string;
  saves: number;
  onOpen: (range: DayRange) => void;
}

function useSelection({ month, today, saves, onOpen }: Looked) {
  const navigate = useNavigate();
  const [selection, change] = useReducer(reduce, monthOf(today) === month ? today : `${month}-01`, startSelection);
  const newest = useRef(onOpen);
  useEffect(() => {
    newest.current = onOpen;
  });
  useEffect(() => {
    if (selection.opened) newest.current(selection.opened);
  }, [selection.opened]);
  const dropped = useRef(saves);
  useEffect(() => {
    // not on mount, which would drop an earlier selection
    if (dropped.current !== saves) change({ act: "escape" });
    dropped.current = saves;
  }, [saves]);
  const isChoosing = selection.anchor !== null || selection.isPicking;
  useEffect(() => {
    if (!isChoosing) return;
    const hear = ({ key }: KeyboardEvent) => {
      // Escape closes an open dialog first, and drops the selection only without one
      if (key === "Escape" && !document.querySelector("dialog[open]")) change({ act: "escape" });
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [isChoosing]);

  /** A press adds to the browser history, a key does not. */
  function goTo(to: string, by: "press" | "key") {
    if (to === month) return;
    void navigate(calendarAddress({ view: "month", month: to }), { replace: by === "key", preventScrollReset: true });
  }
  return {
    selection,
    goTo,
    dispatch(action: SelectionAction) {
      change(action);
      if (action.act === "move") goTo(monthOf(action.to), "key");
    },
  };
}
