import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { dropDraft, keepDraft, readDraft, type Attempt, type DraftPlace } from "../../../client/draft.ts";
import type { Area } from "./area.ts";
import { emptyBulk, isBulkField, type BulkField, type BulkValues } from "./bulk-values.ts";
import type { Choices } from "./recipient-choice.ts";

const place: DraftPlace = { in: "browser", key: "umshado.bulk_enquiry" };

/** What is kept: only what somebody typed or ticked, never what was filled in from a record [enquiries-20]. */
type Kept = {
  typed: Partial<BulkValues>;
  ticked: readonly number[];
  /** What was said about single providers. */
  choices?: Choices;
  /** Which place the recipients are to reach, and what the page's address said of that then. */
  area?: Area & { at: string };
};

/**
 * What stands in the form of an enquiry to many, and which categories are ticked. It is kept in the browser until it is
 * sent; what somebody typed before the page was alive is taken over.
 */
export function useBulkDraft(form: RefObject<HTMLFormElement | null>, from: Area) {
  const { values, setValues, filled, fill } = useValues();
  const ticks = useTicks();
  const { ticked, setTicked, choices, setChoices } = ticks;
  const { area, setArea, restoreArea, keptArea } = useDraftArea(from);
  const [isRestored, setRestored] = useState(false);
  const { edited, unsent, note } = useTyped();
  const attempt = useRef<Attempt | undefined>(undefined);

  useEffect(() => {
    const start = readStart(form.current);
    attempt.current = start.attempt;
    note(Object.keys(start.typed));
    fill(start.typed);
    setTicked(start.ticked);
    setChoices(start.choices);
    restoreArea(start.area);
    setRestored(true);
  }, [form, note, fill, setTicked, setChoices, restoreArea]);

  useEffect(() => {
    if (isRestored) keep({ typed: pick(values, unsent), ticked, choices, area: keptArea }, attempt.current);
  }, [isRestored, values, ticked, choices, keptArea, unsent]);

  return {
    values,
    ...ticks,
    area,
    setArea,
    /** Somebody typed. */
    change(name: BulkField, text: string) {
      note([name]);
      setValues((now) => ({ ...now, [name]: text }));
    },
    /** Fills in what is known; what was typed already wins. */
    fillIn(known: Partial<BulkValues>) {
      const open = Object.entries(known).filter(([name]) => isBulkField(name) && !edited.has(name));
      fill(Object.fromEntries(open));
    },
    /** How often fields got values that nobody typed there then. */
    filled,
    /** The key of the last try, and how it is kept with the draft. */
    attempt: () => attempt.current,
    keepAttempt(next: Attempt) {
      attempt.current = next;
      keepDraft<Kept>(place, { ...readDraft<Kept>(place), attempt: next });
    },
    /** It is sent: nothing is kept, and the next one is another enquiry with the same details. */
    beginAnew() {
      attempt.current = undefined;
      unsent.clear();
      setTicked([]);
      setChoices({});
      setValues((now) => ({ ...now, message: "" }));
    },
  };
}

/** Every field's text, and how it is filled by what nobody typed there then. */
function useValues() {
  const [values, setValues] = useState<BulkValues>(emptyBulk);
  const [filled, setFilled] = useState(0);
  const fill = useCallback((known: Partial<BulkValues>) => {
    setValues((now) => ({ ...now, ...known }));
    setFilled((times) => times + 1);
  }, []);
  return { values, setValues, filled, fill };
}

/** Which categories are ticked, what was said about single providers, and whether those who are booked are asked too. */
function useTicks() {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [choices, setChoices] = useState<Choices>({});
  const [withBooked, setWithBooked] = useState(false);
  return { ticked, setTicked, choices, setChoices, withBooked, setWithBooked };
}

/** Which place the recipients are to reach: as the page's address says, or as somebody decided on the same page before. */
function useDraftArea(from: Area) {
  const [area, setArea] = useState(from);
  const at = JSON.stringify(from);
  const keptArea = useMemo(() => ({ ...area, at }), [area, at]);
  const restoreArea = useCallback((kept: Kept["area"]) => void (kept?.at === at && setArea(kept)), [at]);
  return { area, setArea, restoreArea, keptArea };
}

/** Which fields somebody typed in: ever, and since the last one was sent. */
function useTyped() {
  const [typed] = useState(() => {
    const [edited, unsent] = [new Set<BulkField>(), new Set<BulkField>()];
    function note(names: readonly string[]) {
      for (const name of names.filter(isBulkField)) {
        edited.add(name);
        unsent.add(name);
      }
    }
    return { edited, unsent, note };
  });
  return typed;
}

function pick(values: BulkValues, names: ReadonlySet<BulkField>): Partial<BulkValues> {
  return Object.fromEntries([...names].map((name) => [name, values[name]]));
}

/** Keeps the draft; an empty one is none. */
function keep(kept: Kept, attempt: Attempt | undefined) {
  const isEmpty = Object.values(kept.typed).every((text) => text === "") && kept.ticked.length === 0;
  if (isEmpty) dropDraft(place);
  else keepDraft<Kept>(place, { values: kept, attempt });
}

/** What the form begins with: the draft, unless it is another couple's, and what stands in the served form already. */
function readStart(form: HTMLFormElement | null) {
  const draft = readDraft<Kept>(place);
  const { typed, ticked = [], choices = {}, area } = draft.values;
  const early = readEarly(form);
  return {
    typed: { ...typed, ...early.typed },
    ticked: [...new Set([...ticked, ...early.ticked])],
    choices,
    area,
    attempt: draft.attempt,
  };
}

/** People type before the page is alive. */
function readEarly(form: HTMLFormElement | null): { typed: Partial<BulkValues>; ticked: number[] } {
  if (!form) return { typed: {}, ticked: [] };
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const typed = entries.filter(([name, text]) => isBulkField(name) && text !== "");
  const ticks = entries.filter(([name]) => name === "selected_category_ids");
  return { typed: Object.fromEntries(typed), ticked: ticks.map(([, id]) => Number(id)) };
}
