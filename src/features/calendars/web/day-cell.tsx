import type { MyDay } from "../../../contract/calendars/schema.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { daySentence, marksOf } from "./day-words.ts";
import { markIcons } from "./legend.tsx";
import styles from "./month-table.module.css";

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
export function DayCell({ date, day, note, capacity, today, isOther, isStop, isChosen }: DayCellProps) {
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
          {marks.map(({ kind, word, short }) => (
            <span key={kind} className={styles.mark}>
              <Icon of={markIcons[kind]} />
              <span className={styles.word}>{word}</span>
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
