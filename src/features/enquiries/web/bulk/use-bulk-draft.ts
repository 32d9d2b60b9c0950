import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { dropDraft, saveDraft, readDraft, type Attempt, type DraftLocation } from "../../../../client/draft.ts";
import type { RecipientArea } from "./area.ts";
import { emptyBulk, isBulkField, type BulkField, type BulkValues } from "./bulk-values.ts";
import type { Choices } from "./recipient-choice.ts";

const place: DraftLocation = { in: "browser", key: "umshado.bulk_enquiry" };

/** Only typed or ticked values, never prefilled ones [enquiries-20]. */
type Stored = {
  typed: Partial<BulkValues>;
  ticked: readonly number[];
  choices?: Choices;
  /** The area, and the page address's value at that time. */
  area?: RecipientArea & { at: string };
};

export function useBulkDraft(form: RefObject<HTMLFormElement | null>, from: RecipientArea) {
  const { values, setValues, filled, fill } = useValues();
  const ticks = useTicks();
  const { ticked, setTicked, choices, setChoices } = ticks;
  const { area, setArea, restoreArea, savedArea } = useDraftArea(from);
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
    if (isRestored) store({ typed: pick(values, unsent), ticked, choices, area: savedArea }, attempt.current);
  }, [isRestored, values, ticked, choices, savedArea, unsent]);

  return {
    values,
    ...ticks,
    area,
    setArea,
    change(name: BulkField, text: string) {
      note([name]);
      setValues((now) => ({ ...now, [name]: text }));
    },
    /** Typed values win over prefilled ones. */
    fillIn(known: Partial<BulkValues>) {
      const open = Object.entries(known).filter(([name]) => isBulkField(name) && !edited.has(name));
      fill(Object.fromEntries(open));
    },
    filled,
    attempt: () => attempt.current,
    saveAttempt(next: Attempt) {
      attempt.current = next;
      saveDraft<Stored>(place, { ...readDraft<Stored>(place), attempt: next });
    },
    /** Clears the draft; the same details start a new enquiry. */
    startOver() {
      attempt.current = undefined;
      unsent.clear();
      setTicked([]);
      setChoices({});
      setValues((now) => ({ ...now, message: "" }));
    },
  };
}

function useValues() {
  const [values, setValues] = useState<BulkValues>(emptyBulk);
  const [filled, setFilled] = useState(0);
  const fill = useCallback((known: Partial<BulkValues>) => {
    setValues((now) => ({ ...now, ...known }));
    setFilled((times) => times + 1);
  }, []);
  return { values, setValues, filled, fill };
}

function useTicks() {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [choices, setChoices] = useState<Choices>({});
  const [withBooked, setWithBooked] = useState(false);
  return { ticked, setTicked, choices, setChoices, withBooked, setWithBooked };
}

function useDraftArea(from: RecipientArea) {
  const [area, setArea] = useState(from);
  const at = JSON.stringify(from);
  const savedArea = useMemo(() => ({ ...area, at }), [area, at]);
  const restoreArea = useCallback((saved: Stored["area"]) => void (saved?.at === at && setArea(saved)), [at]);
  return { area, setArea, restoreArea, savedArea };
}

function useTyped() {
  const [typed] = useState(() => {
    const [edited, unsent] = [new Set<BulkField>(), new Set<BulkField>()];
    function recordEdits(names: readonly string[]) {
      for (const name of names.filter(isBulkField)) {
        edited.add(name);
        unsent.add(name);
      }
    }
    return { edited, unsent, note: recordEdits };
  });
  return typed;
}

function pick(values: BulkValues, names: ReadonlySet<BulkField>): Partial<BulkValues> {
  return Object.fromEntries([...names].map((name) => [name, values[name]]));
}

function store(saved: Stored, attempt: Attempt | undefined) {
  const isEmpty = Object.values(saved.typed).every((text) => text === "") && saved.ticked.length === 0;
  if (isEmpty) dropDraft(place);
  else saveDraft<Stored>(place, { values: saved, attempt });
}

/** The draft, unless another couple's, with what was typed before hydration. */
function readStart(form: HTMLFormElement | null) {
  const draft = readDraft<Stored>(place);
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

/** Input from before hydration. */
function readEarly(form: HTMLFormElement | null): { typed: Partial<BulkValues>; ticked: number[] } {
  if (!form) return { typed: {}, ticked: [] };
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const typed = entries.filter(([name, text]) => isBulkField(name) && text !== "");
  const ticks = entries.filter(([name]) => name === "selected_category_ids");
  return { typed: Object.fromEntries(typed), ticked: ticks.map(([, id]) => Number(id)) };
}
