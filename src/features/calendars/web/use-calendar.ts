import { useCallback, useEffect, useRef } from "react";
import type { AnswerOf } from "../../../client/call/call-types.ts";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { listCalendarEntriesCall, readCalendarRulesCall } from "../../../contract/calendars/calls.ts";
import type { DayRange } from "./range-selection.ts";

export type CalendarDays = AnswerOf<typeof listCalendarEntriesCall>;
export type MyRules = AnswerOf<typeof readCalendarRulesCall>;

const failed = "We could not load your calendar. Please check your connection and try again.";

/** The last days stay while others load; `isComplete` says whether they match the request. */
export function useCalendar({ from, to }: DayRange) {
  const days = useFetched(listCalendarEntriesCall, { as: "provider", query: { from, to }, failed });
  const rules = useFetched(readCalendarRulesCall, { as: "provider", failed });
  const { value } = days;
  const isComplete = value !== null && value.days[0]?.date === from && value.days.at(-1)?.date === to;

  // undo may be pressed while other days are shown
  const latest = useRef({ days: days.reload, rules: rules.reload });
  useEffect(() => {
    latest.current = { days: days.reload, rules: rules.reload };
  });
  const reload = useCallback(async () => {
    await Promise.all([latest.current.days(), latest.current.rules()]);
  }, []);

  return { days, rules, isComplete, error: isComplete ? rules.error : (days.error ?? rules.error), reload };
}
