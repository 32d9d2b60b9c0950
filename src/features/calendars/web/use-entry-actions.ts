import { call } from "../../../client/call/call.ts";
import { todayHere } from "../../../client/today-here.ts";
import {
  addCalendarEntryCall,
  changeCalendarEntryCall,
  removeCalendarEntryCall,
} from "../../../contract/calendars/calls.ts";
import type { CalendarEntry, EntryFields } from "../../../contract/calendars/schema.ts";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { formatSpan, kindLabels, namedEntry } from "./day-labels.ts";
import { fieldsOfEntry, mayReturn } from "./entry-values.ts";
import type { DayRange } from "./range-selection.ts";
import type { CalendarDays, MyRules } from "./use-calendar.ts";

const failed = "We could not save this. Please check your connection and try again.";

/** Long enough to read and undo [calendars-14]. */
const stays_ms = 8000;

export function saveCalendarEntry(fields: EntryFields, before: CalendarEntry | null) {
  return before === null
    ? call(addCalendarEntryCall, { body: fields, failed })
    : call(changeCalendarEntryCall, { params: { id: before.id }, body: fields, failed });
}

export function useEntryActions(reload: () => Promise<void>) {
  const toast = useToast();
  const undo = (onPress: () => Promise<void>) => ({
    action: { label: "Undo", onPress: () => void onPress() },
    stays_ms,
  });

  async function put(fields: EntryFields, { before, message }: { before: CalendarEntry | null; message: string }) {
    const outcome = await saveCalendarEntry(fields, before);
    toast(outcome.ok ? message : outcome.error, outcome.ok ? {} : { tone: "bad" });
    await reload();
  }
  async function removeEntry(entry: CalendarEntry): Promise<boolean> {
    const outcome = await call(removeCalendarEntryCall, { params: { id: entry.id }, failed });
    if (!outcome.ok) toast(outcome.error, { tone: "bad" });
    await reload();
    return outcome.ok;
  }

  return {
    saved(entry: CalendarEntry, before: CalendarEntry | null) {
      const span = formatSpan(entry.from, entry.to);
      const isLapsed = before?.has_lapsed ?? false;
      const savedMessage =
        before === null ? `${kindLabels[entry.kind].done} ${span}.` : `${namedEntry(entry)} is saved.`;
      const back = async () => {
        if (before !== null) {
          await put(fieldsOfEntry(before, Date.now()), {
            before: entry,
            message: `${namedEntry(before)} is unchanged.`,
          });
        } else if (await removeEntry(entry)) toast(`${namedEntry(entry)} is taken back.`);
      };
      toast(savedMessage, isLapsed ? {} : undo(back));
      void reload();
    },
    async remove(entry: CalendarEntry) {
      if (!(await removeEntry(entry))) return;
      const message = `${namedEntry(entry)} is back.`;
      const back = () => put(fieldsOfEntry(entry, Date.now()), { before: null, message });
      toast(`${namedEntry(entry)} is removed.`, mayReturn(entry, todayHere()) ? undo(back) : {});
    },
    async holdAgain(entry: CalendarEntry) {
      const { kind, from, to, note } = entry;
      await put({ kind, from, to, note }, { before: entry, message: `Held ${formatSpan(from, to)} again.` });
    },
  };
}

export type Opened = { range: DayRange } | { entry: CalendarEntry };

export interface DashboardProps {
  month: string;
  today: string;
  calendar: CalendarDays;
  rules: MyRules;
  isComplete: boolean;
  error: string | null;
  reload: () => Promise<void>;
}

export interface ViewProps extends DashboardProps {
  acts: ReturnType<typeof useEntryActions>;
  saves: number;
  onOpen: (what: Opened) => void;
  onRules: () => void;
}
