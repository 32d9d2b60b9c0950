/** From one day to another, both among them. */
export interface DayRange {
  from: string;
  to: string;
}

/** What is chosen in a month. */
export interface Selection {
  /** The day that has the focus, or had it last: the end of a range that moves. */
  focus: string;
  /** The end of a range that stays; null where no range is chosen. */
  anchor: string | null;
  /** Whether the first and last day of a range are being pressed one after the other. */
  isPicking: boolean;
  /** What was opened by the last act, an object of its own each time. */
  opened: DayRange | null;
}

export type SelectionAct =
  /** The focus goes by a key; with Shift the range goes along. */
  | { act: "move"; from: string; to: string; isExtending: boolean }
  /** A day is pressed, or opened by Enter; with Shift it becomes the end of the range. */
  | { act: "press"; day: string; isExtending: boolean }
  /** A pointer that went down on one day is over another, and goes up there. */
  | { act: "drag"; from: string; to: string }
  | { act: "drop" }
  /** A range is to be pressed: its first day may be known. */
  | { act: "pick"; day?: string }
  | { act: "escape" };

export function startSelection(day: string): Selection {
  return { focus: day, anchor: null, isPicking: false, opened: null };
}

/** The days that are chosen; null for none. */
export function rangeOf({ anchor, focus }: Selection): DayRange | null {
  return anchor === null ? null : ordered(anchor, focus);
}

/** What is chosen after an act. */
export function select(now: Selection, done: SelectionAct): Selection {
  switch (done.act) {
    case "move":
      return moved(now, done);
    case "press":
      return pressed(now, done);
    case "drag":
      return { focus: done.to, anchor: done.from, isPicking: false, opened: null };
    case "drop": {
      const range = rangeOf(now);
      return range === null ? now : { ...now, isPicking: false, opened: range };
    }
    case "pick":
      return { focus: done.day ?? now.focus, anchor: done.day ?? null, isPicking: true, opened: null };
    case "escape":
      return { ...now, anchor: null, isPicking: false, opened: null };
  }
}

function moved(now: Selection, { from, to, isExtending }: Extract<SelectionAct, { act: "move" }>): Selection {
  // whoever has said where a range begins goes to where it ends, Shift or not
  const isRange = isExtending || (now.isPicking && now.anchor !== null);
  return { ...now, focus: to, anchor: isRange ? (now.anchor ?? from) : null, opened: null };
}

function pressed(now: Selection, { day, isExtending }: Extract<SelectionAct, { act: "press" }>): Selection {
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
