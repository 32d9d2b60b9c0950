import { useRef, type KeyboardEvent } from "react";
import { dayOf } from "./day-of.ts";
import { dayAfterKey, dayWithin } from "./month-grid.ts";
import type { SelectionAct } from "./range-selection.ts";

/** The keys of a month's grid. `due` is the day that should have the focus and hasn't yet. */
export function useDayKeys({ today, onAct }: { today: string; onAct: (act: SelectionAct) => void }) {
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
      onAct({ act: "move", from, to, isExtending: shiftKey });
    },
  };
}
