/** Both ends included. */
export interface DayRange {
  from: string;
  to: string;
}

export interface Selection {
  focus: string;
  /** The fixed end of a range; null without a range. */
  anchor: string | null;
  /** The range is chosen by two presses. */
  isPicking: boolean;
  opened: DayRange | null;
}

export type SelectionAction =
  /** With `isExtending` (Shift) the range follows the focus. */
  | { act: "move"; from: string; to: string; isExtending: boolean }
  /** With `isExtending` (Shift) the day ends the range. */
  | { act: "press"; day: string; isExtending: boolean }
  | { act: "drag"; from: string; to: string }
  | { act: "drop" }
  /** Starts choosing by two presses. */
  | { act: "pick"; day?: string }
  | { act: "escape" };

export function startSelection(day: string): Selection {
  return { focus: day, anchor: null, isPicking: false, opened: null };
}

/** Null for none. */
export function rangeOf({ anchor, focus }: Selection): DayRange | null {
  return anchor === null ? null : ordered(anchor, focus);
}

export function reduce(state: Selection, action: SelectionAction): Selection {
  switch (action.act) {
    case "move":
      return moved(state, action);
    case "press":
      return pressed(state, action);
    case "drag":
      return { focus: action.to, anchor: action.from, isPicking: false, opened: null };
    case "drop": {
      const range = rangeOf(state);
      return range === null ? state : { ...state, isPicking: false, opened: range };
    }
    case "pick":
      return { focus: action.day ?? state.focus, anchor: action.day ?? null, isPicking: true, opened: null };
    case "escape":
      return { ...state, anchor: null, isPicking: false, opened: null };
  }
}

function moved(now: Selection, { from, to, isExtending }: Extract<SelectionAction, { act: "move" }>): Selection {
  // the second of two presses ends the range, with or without Shift
  const isRange = isExtending || (now.isPicking && now.anchor !== null);
  return { ...now, focus: to, anchor: isRange ? (now.anchor ?? from) : null, opened: null };
}

function pressed(now: Selection, { day, isExtending }: Extract<SelectionAction, { act: "press" }>): Selection {
  if (now.isPicking && now.anchor === null) return { ...now, focus: day, anchor: day, opened: null };
  if (now.isPicking && now.anchor !== null) {
    return { focus: day, anchor: now.anchor, isPicking: false, opened: ordered(now.anchor, day) };
  }
  if (isExtending) return { ...now, focus: day, anchor: now.anchor ?? now.focus, opened: null };
  const range = rangeOf(now);
  const isWithin = range !== null && range.from <= day && day <= range.to;
  if (isWithin) return { ...now, opened: { ...range } };
  return { ...now, focus: day, anchor: null, opened: { from: day, to: day } };
}

function ordered(a: string, b: string): DayRange {
  return a <= b ? { from: a, to: b } : { from: b, to: a };
}
