import { useEffect, useRef, type KeyboardEvent } from "react";
import type { CalendarEntry, MyDay } from "../../../contract/calendars/schema.ts";
import { weekdays } from "../../../contract/providers/calls.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/page/icon.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import { daySentence, marksOf } from "./day-labels.ts";
import { dayOf } from "./day-of.ts";
import { markIcons } from "./legend.tsx";
import { monthName, monthOf, weeksOf, dayAfterKey, dayWithin } from "./month-grid.ts";
import { rangeOf, type Selection, type SelectionAction } from "./range-selection.ts";
import { useDayPress } from "./use-day-press.ts";
import styles from "./month-table.module.css";

interface MonthTableProps {
  month: string;
  today: string;
  days: ReadonlyMap<string, MyDay>;
  entries: readonly CalendarEntry[];
  capacity: number;
  isBusy: boolean;
  selection: Selection;
  onAction: (act: SelectionAction) => void;
}

/** ARIA grid pattern: one tab stop; ranges by Shift, by pointer, or by two presses. */
export function MonthTable({ month, today, days, entries, capacity, isBusy, selection, onAction }: MonthTableProps) {
  const table = useRef<HTMLDivElement>(null);
  const weeks = weeksOf(month);
  const range = rangeOf(selection);
  const stop = stopOf(weeks.flat(), { focus: selection.focus, month, today });
  const keys = useDayKeys({ today, onAction });
  const press = useDayPress(onAction);
  useEffect(() => {
    // the day may be in a month that was only now rendered
    const day = table.current?.querySelector<HTMLElement>(`[data-day="${keys.due()}"]`);
    if (!day || monthOf(keys.due() ?? "") !== month) return;
    keys.done();
    day.focus();
  });
  return (
    <div
      ref={table}
      role="grid"
      aria-label={monthName(month)}
      aria-multiselectable="true"
      aria-busy={isBusy}
      className={styles.table}
      onKeyDown={keys.onKeyDown}
      {...press}
    >
      <div role="row" className={styles.week}>
        {weekdays.map((name) => (
          <div key={name} role="columnheader" className={styles.weekday}>
            <span aria-hidden="true">{name.slice(0, 3)}</span>
            <OutOfSight>{name}</OutOfSight>
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className={styles.week}>
          {week.map((date) => (
            <DayCell
              key={date}
              date={date}
              day={days.get(date)}
              note={noteOn(entries, date)}
              capacity={capacity}
              today={today}
              isOther={monthOf(date) !== month}
              isStop={date === stop}
              isChosen={range !== null && range.from <= date && date <= range.to}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function stopOf(dates: string[], { focus, month, today }: { focus: string; month: string; today: string }): string {
  if (dates.includes(focus)) return focus;
  return monthOf(today) === month ? today : `${month}-01`;
}

function noteOn(entries: readonly CalendarEntry[], date: string): string {
  const on = entries.find(({ from, to, note, has_lapsed }) => from <= date && date <= to && note !== "" && !has_lapsed);
  return on?.note ?? "";
}

function useDayKeys({ today, onAction }: { today: string; onAction: (act: SelectionAction) => void }) {
  const isDue = useRef<string | null>(null);
  return {
    due: () => isDue.current,
    done: () => {
      isDue.current = null;
    },
    onKeyDown(event: KeyboardEvent) {
      const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
      const from = isDue.current ?? dayOf(event.target);
      if (from === null || ctrlKey || altKey || metaKey) return;
      const next = dayAfterKey(key, from);
      if (next === null) return;
      event.preventDefault();
      const to = dayWithin(next, today);
      isDue.current = to;
      onAction({ act: "move", from, to, isExtending: shiftKey });
    },
  };
}

interface DayCellProps {
  date: string;
  /** Undefined while loading. */
  day: MyDay | undefined;
  note: string;
  capacity: number;
  today: string;
  /** Of a neighbouring month. */
  isOther: boolean;
  /** The grid's one tab stop. */
  isStop: boolean;
  isChosen: boolean;
}

/** Screen readers get a full sentence [calendars-12]. */
function DayCell({ date, day, note, capacity, today, isOther, isStop, isChosen }: DayCellProps) {
  const marks = day ? marksOf(day, { capacity, today }) : [];
  const sentence = daySentence(date, { ...(day && { day }), marks, today });
  const [first] = marks;
  return (
    <div
      role="gridcell"
      aria-selected={isChosen}
      aria-current={date === today ? "date" : undefined}
      className={classNames(
        styles.day,
        first && styles[first.kind],
        isOther && styles.other,
        date < today && styles.past,
        isChosen && styles.chosen,
      )}
    >
      <button type="button" data-day={date} tabIndex={isStop ? 0 : -1}>
        <OutOfSight>
          {sentence}
          {isChosen && ", chosen"}
          {note !== "" && `, note: ${note}`}
        </OutOfSight>
        <span className={styles.number} aria-hidden="true">
          {Number(date.slice(8))}
        </span>
        <span className={styles.marks} aria-hidden="true">
          {marks.map(({ kind, label, short }) => (
            <span key={kind} className={styles.mark}>
              <Icon of={markIcons[kind]} />
              <span className={styles.word}>{label}</span>
              {short !== "" && <span className={styles.short}>{short}</span>}
            </span>
          ))}
        </span>
        {note !== "" && (
          <span className={styles.note} aria-hidden="true">
            {note}
          </span>
        )}
      </button>
    </div>
  );
}
