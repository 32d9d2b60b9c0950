import { useNavigate } from "react-router";
import type { CalendarEntry } from "../../../contract/calendars/shapes.ts";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { calendarAddress } from "./calendar-address.ts";
import type { ViewProps } from "./calendar-desk.tsx";
import { EntryList, standingOf } from "./entry-list.tsx";
import { addMonths, monthName, monthOf } from "./month-grid.ts";
import { MonthWays } from "./month-ways.tsx";
import styles from "./month-view.module.css";

/** So many months stand below each other: as many as may be asked for at once. */
const months_shown = 3;

/** What stands in the calendar, month by month; from today on where that is among the months [calendars-15]. */
export function AgendaView({ month, today, calendar, isWhole, error, reload, acts, onOpen }: ViewProps) {
  const navigate = useNavigate();
  const months = Array.from({ length: months_shown }, (_, by) => addMonths(month, by));
  const goTo = (to: string) =>
    void navigate(calendarAddress({ view: "agenda", month: to }), { preventScrollReset: true });
  return (
    <section aria-label="Agenda" className={styles.agenda}>
      <MonthWays month={month} today={today} months={months_shown} onMonth={goTo} />
      {error !== null && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
      {months.map((each) => (
        <section key={each} aria-labelledby={`in-${each}`}>
          <h3 id={`in-${each}`}>{monthName(each)}</h3>
          <EntryList
            entries={calendar.entries.filter((entry) => monthShown(entry, months) === each)}
            today={today}
            standing={standingOf({ isWhole, error })}
            acts={acts}
            onEdit={(entry) => onOpen({ entry })}
            nothing="No entries."
          />
        </section>
      ))}
    </section>
  );
}

/** An entry stands once, in the month that it begins in; one that began before, in the first. */
function monthShown({ from }: CalendarEntry, [first = ""]: string[]): string {
  return monthOf(from) < first ? first : monthOf(from);
}
