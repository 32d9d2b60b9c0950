import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import { lazy, Suspense, useState } from "react";
import { useSearchParams, useNavigate } from "react-router";
import { call } from "../../../client/call/call.ts";
import { todayHere } from "../../../client/today-here.ts";
import { keepCalendarCall } from "../../../contract/calendars/calls.ts";
import type { CalendarEntry } from "../../../contract/calendars/schema.ts";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import { failureSentence } from "../../../ui/report.ts";
import { useNearlySeen } from "../../../ui/use-nearly-seen.ts";
import { CalendarBones } from "./calendar-bones.tsx";
import { asSeen, freshnessSentence, freshnessOf } from "./describe-freshness.ts";
import { CalendarEntryDialog } from "./entry-dialog.tsx";
import { EntryList, entryListStatus } from "./entry-list.tsx";
import { type CalendarView, calendarAddress } from "./feeds/calendar-address.ts";
import { addMonths, lastDayOf, monthOf, readMonth, weeksOf, monthName } from "./month-grid.ts";
import { MonthNav } from "./month-nav.tsx";
import { MonthView } from "./month-view.tsx";
import type { DayRange } from "./range-selection.ts";
import { RulesDialog } from "./rules-dialog.tsx";
import { useCalendar } from "./use-calendar.ts";
import { useEntryActions, type DashboardProps, type Opened, type ViewProps } from "./use-entry-actions.ts";
import text from "../../../ui/text.module.css";
import styles from "./calendar-page.module.css";
import agendaViewStyles from "./month-view.module.css";

const visible_months = 3;

/** Starts today if today is in range [calendars-15]. */
function AgendaView({ month, today, calendar, isComplete, error, reload, acts, onOpen }: ViewProps) {
  const navigate = useNavigate();
  const months = Array.from({ length: visible_months }, (_, by) => addMonths(month, by));
  const goTo = (to: string) =>
    void navigate(calendarAddress({ view: "agenda", month: to }), { preventScrollReset: true });
  return (
    <section aria-label="Agenda" className={agendaViewStyles.agenda}>
      <MonthNav month={month} today={today} months={visible_months} onMonth={goTo} />
      {error !== null && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
      {months.map((each) => (
        <section key={each} aria-labelledby={`in-${each}`}>
          <h3 id={`in-${each}`}>{monthName(each)}</h3>
          <EntryList
            entries={calendar.entries.filter((entry) => visibleMonth(entry, months) === each)}
            today={today}
            status={entryListStatus({ isComplete, error })}
            acts={acts}
            onEdit={(entry) => onOpen({ entry })}
            nothing="No entries."
          />
        </section>
      ))}
    </section>
  );
}

/** Each entry appears once, in the month it begins in, or in the first. */
function visibleMonth({ from }: CalendarEntry, [first = ""]: string[]): string {
  return monthOf(from) < first ? first : monthOf(from);
}

const bones = <Skeleton height="20rem" />;
const SyncPanel = lazy(async () => {
  try {
    const { SyncPanel: Loaded } = await import("./feeds/sync-panel.tsx");
    return { default: Loaded };
  } catch (cause) {
    const sentence = failureSentence(cause, "We couldn’t show your other calendars.");
    return { default: () => <p className={text.soft}>{sentence}</p> };
  }
});

export function CalendarDashboard({ view }: { view: CalendarView }) {
  const [parameters] = useSearchParams();
  const today = todayHere();
  const month = readMonth(parameters.get("month"), today);
  const { days, rules, isComplete, error, reload } = useCalendar(visibleDays(view, month, today));
  if (days.value === null || rules.value === null) {
    if (error === null) return <CalendarBones view={view} />;
    return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  }
  return (
    <Dashboard
      view={view}
      month={month}
      today={today}
      calendar={{ ...days.value, days: asSeen(days.value.days, days.value.kept_at, today) }}
      rules={rules.value}
      isComplete={isComplete}
      error={isComplete ? null : days.error}
      reload={reload}
    />
  );
}

/** An agenda starts today and covers three months, the most that one request allows. */
function visibleDays(view: CalendarView, month: string, today: string): DayRange {
  if (view === "agenda") {
    const from = month === monthOf(today) ? today : `${month}-01`;
    return { from, to: lastDayOf(addMonths(month, 2)) };
  }
  const days = weeksOf(month).flat();
  return { from: days[0] ?? today, to: days.at(-1) ?? today };
}

function Dashboard({ view, ...props }: DashboardProps & { view: CalendarView }) {
  const { calendar, rules, today, reload } = props;
  const [opened, setOpened] = useState<{ what: Opened; isOpen: boolean; round: number } | null>(null);
  const [isAtRules, setAtRules] = useState(false);
  const acts = useEntryActions(reload);
  const { place, isNear } = useNearlySeen();
  const open = (what: Opened) => setOpened((now) => ({ what, isOpen: true, round: now?.round ?? 0 }));
  const shared = { ...props, acts, saves: opened?.round ?? 0, onOpen: open, onRules: () => setAtRules(true) };
  return (
    <div className={styles.desk}>
      <CalendarStatus kept_at={calendar.kept_at} today={today} onConfirmed={reload} />
      {view === "agenda" ? <AgendaView {...shared} /> : <MonthView {...shared} />}
      {opened && (
        <CalendarEntryDialog
          // a key per day range keeps what was typed until it is saved
          key={`${opened.round} ${keyOf(opened.what)}`}
          open={opened.isOpen}
          onClose={() => setOpened((now) => now && { ...now, isOpen: false })}
          onSaved={() => setOpened((now) => now && { ...now, isOpen: false, round: now.round + 1 })}
          what={opened.what}
          {...shared}
        />
      )}
      <RulesDialog open={isAtRules} onClose={() => setAtRules(false)} rules={rules} onSaved={reload} />
      <div ref={place}>
        <Suspense fallback={bones}>{isNear ? <SyncPanel onChanged={reload} /> : bones}</Suspense>
      </div>
    </div>
  );
}

function keyOf(what: Opened): string {
  return "entry" in what ? what.entry.id : `${what.range.from} ${what.range.to}`;
}

interface CalendarStatusProps {
  kept_at: string | null;
  today: string;
  onConfirmed: () => Promise<void>;
}

/** Rule [calendars-17]. */
function CalendarStatus({ kept_at, today, onConfirmed }: CalendarStatusProps) {
  const now = freshnessOf(kept_at, today);
  if (now.state === "never") return <Beginning onConfirmed={onConfirmed} />;
  const button = <ConfirmButton onConfirmed={onConfirmed} isUrgent={now.state !== "fresh"} />;
  if (now.state === "fresh") {
    return (
      <div className={styles.freshness}>
        <p>{freshnessSentence(now)}</p>
        {button}
      </div>
    );
  }
  return (
    <Banner tone="warn" action={button}>
      {freshnessSentence(now)}
    </Banner>
  );
}

function Beginning({ onConfirmed }: { onConfirmed: () => Promise<void> }) {
  return (
    <section className={styles.beginning} aria-labelledby="beginning">
      <h2 id="beginning">Be found by couples with a date</h2>
      <p>
        Couples who search with their wedding date see available vendors first. Until you set up your calendar they see
        “calendar not kept” for your business. Block unavailable dates, set your rules, then confirm.
      </p>
      <ConfirmButton onConfirmed={onConfirmed} isUrgent />
    </section>
  );
}

function ConfirmButton({ onConfirmed, isUrgent }: { onConfirmed: () => Promise<void>; isUrgent: boolean }) {
  const toast = useToast();
  async function store() {
    const failed = "We couldn’t save this. Please check your connection and try again.";
    const outcome = await call(keepCalendarCall, { failed });
    if (!outcome.ok) return outcome.error;
    await onConfirmed();
    return void toast("Thank you. Couples can see your availability.");
  }
  return (
    <ActionButton small variant={isUrgent ? "primary" : "outline"} icon={CalendarCheck} onPress={store}>
      Confirm calendar is up to date
    </ActionButton>
  );
}
