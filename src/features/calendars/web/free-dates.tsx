import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useAnswer } from "../../../client/call/use-answer.ts";
import { todayHere } from "../../../client/today-here.ts";
import { availabilityLabels, readAvailabilityCall } from "../../../contract/calendars/calls.ts";
import type { Availability } from "../../../contract/calendars/schema.ts";
import { formatDates } from "../../../contract/format-dates.ts";
import * as limits from "../../../contract/limits.ts";
import { weekdays } from "../../../contract/providers/calls.ts";
import { addDays } from "../../../contract/south-african-time.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import { freeSaturdays, formatLastConfirmed } from "./availability-labels.ts";
import { addMonths, lastDayOf, monthName, monthOf, monthRange, readMonth, weeksOf } from "./month-grid.ts";
import { useMyDays } from "./use-my-days.ts";
import text from "../../../ui/text.module.css";
import styles from "./free-dates.module.css";

type Days = readonly { date: string; availability: Availability }[];

const failed = "The calendar could not be loaded.";

export function FreeDates({ provider_id: id }: { provider_id: string }) {
  const [today] = useState(todayHere);
  const to = addDays(today, limits.availability_days_max - 1);
  const { answer, error, retry } = useAnswer(readAvailabilityCall, {
    params: { id },
    query: { from: today, to },
    failed,
  });
  const [parameters] = useSearchParams();
  const [chosenMonth, setMonth] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const bookedDates = useMyDays(id);
  if (error)
    return (
      <>
        <p role="alert">{error}</p>
        <Button small variant="outline" onClick={retry}>
          Try again
        </Button>
      </>
    );
  if (!answer) return <p role="status">Loading …</p>;
  const confirmation = formatLastConfirmed(answer.kept_at, today);
  const month = chosenMonth ?? firstMonth(parameters.get("date"), answer.days, today);
  return (
    <div className={styles.dates} aria-live="polite">
      {bookedDates.length > 0 && <p>You booked this vendor for {formatDates(bookedDates)}.</p>}
      {confirmation.isFresh && <p>{freeSaturdays(answer.days)}</p>}
      <p className={text.fine}>{confirmation.text}</p>
      {confirmation.isFresh && isOpen && <Month {...{ id, month, today, bookedDates }} onMonth={setMonth} />}
      {confirmation.isFresh && !isOpen && (
        <Button small variant="outline" onClick={() => setOpen(true)}>
          View calendar
        </Button>
      )}
    </div>
  );
}

/** Rule [profile-24]. */
function firstMonth(date: string | null, days: Days, today: string): string {
  if (date !== null && date >= today) return readMonth(monthOf(date), today);
  const next = days.find(
    (each) => each.date > today && (each.availability === "free" || each.availability === "limited"),
  );
  return monthOf(next?.date ?? today);
}

interface MonthProps {
  id: string;
  /** The couple's own bookings. */
  bookedDates: readonly string[];
  month: string;
  today: string;
  onMonth: (month: string) => void;
}

function Month({ id, bookedDates, month, today, onMonth }: MonthProps) {
  const query = { from: `${month}-01`, to: lastDayOf(month) };
  const { answer, isOld } = useAnswer(readAvailabilityCall, { params: { id }, query, failed });
  const days = new Map(answer?.days.map(({ date, availability }) => [date, availability]));
  const { last } = monthRange(today);
  const turn = (months: number) => onMonth(addMonths(month, months));
  return (
    <>
      <div className={styles.head}>
        <IconButton
          icon={ChevronLeft}
          label="Month before"
          disabled={month <= monthOf(today)}
          onClick={() => turn(-1)}
        />
        <b>{monthName(month)}</b>
        <IconButton icon={ChevronRight} label="Month after" disabled={month >= last} onClick={() => turn(1)} />
      </div>
      <table className={styles.month} aria-label={monthName(month)} aria-busy={isOld}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{name.slice(0, 2)}</span>
                <OutOfSight>{name}</OutOfSight>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <Day
                  key={date}
                  date={date}
                  isBooked={bookedDates.includes(date)}
                  state={monthOf(date) === month && date >= today ? days.get(date) : undefined}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={text.fine}>
        <s>Crossed out</s>: not available. <i className={styles.limited}>Dotted</i>: a few places left.
      </p>
    </>
  );
}

function Day({ date, isBooked, state }: { date: string; isBooked: boolean; state: Availability | undefined }) {
  const day = Number(date.slice(8));
  if (state === undefined) return <td className={styles.over}>{day}</td>;
  if (isBooked)
    return (
      <td className={styles.own}>
        {day}
        <OutOfSight> your booking</OutOfSight>
      </td>
    );
  return (
    <td>
      {state === "taken" ? <s>{day}</s> : <span className={styles[state]}>{day}</span>}
      <OutOfSight> {availabilityLabels[state]}</OutOfSight>
    </td>
  );
}
