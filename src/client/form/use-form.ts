import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from "react";
import { focusFault } from "../../ui/focus-fault.ts";

/** What stands in a form, by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>;
/** What is wrong, by field, each as a sentence. */
export type FormFaults = Readonly<Record<string, string>>;

/** What became of what was sent: its answer, or a sentence with those of the fields at fault. A call's `ApiOutcome` is one. */
export type Sent<Answer> = { ok: true; body: Answer } | { ok: false; code: string; error: string; fields: FormFaults };

type FormOptions<Answer, Values> = {
  /** What can be told before anything is sent. */
  check?: (values: Values) => FormFaults;
  send: (values: Values) => Promise<Sent<Answer>>;
  onDone: (answer: Answer, values: Values) => void;
  /** Success leads to another page: the button stays busy until that is there. */
  isLeaving?: boolean;
  /** After every change; `edited` is the field's name. */
  onEdit?: (values: Values, edited: string) => void;
  /** After a refusal, before its first field takes the focus. */
  onRefused?: (refusal: Refusal) => void;
  /** For a button that stands outside the form. */
  onBusy?: (isBusy: boolean) => void;
};

/** How the values are read, where they are more than one text for each field. */
type Reading<Values> = { read: (typed: FormData) => Values };

type Refusal = { code: string; faults: FormFaults };

/** A form's state, and what its `<form>` takes. */
type Form = {
  faults: FormFaults;
  /** The sentence for the whole form. */
  error: string | null;
  isBusy: boolean;
  /** Sent before the page is alive it waits until it is; what was typed goes nowhere, least of all into the address. */
  form: {
    noValidate: true;
    method: "post";
    onChange: (event: ChangeEvent<HTMLFormElement>) => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
};

/**
 * The work behind a form whose fields keep what is typed: it checks, sends once however often it is asked, says what is
 * wrong in one sentence and at each field until that is edited, and puts the focus on the first faulty one.
 */
export function useForm<Answer, Values>(options: FormOptions<Answer, Values> & Reading<Values>): Form;
export function useForm<Answer>(options: FormOptions<Answer, FormValues>): Form;
export function useForm<Answer, Values>(options: FormOptions<Answer, Values> & Partial<Reading<Values>>): Form {
  const { check, send, onDone, isLeaving, onEdit, onRefused, onBusy } = options;
  const [faults, setFaults] = useState<FormFaults>({});
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useBusy(onBusy);
  const isSending = useRef(false);
  const setRefused = useFaultFocus();
  const read = (form: HTMLFormElement) => (options.read ?? readTexts)(new FormData(form)) as Values;

  function refuse(form: HTMLFormElement, refusal: Refusal, sentence: string) {
    setFaults(refusal.faults);
    setError(sentence);
    onRefused?.(refusal);
    setRefused({ form, faults: refusal.faults });
  }

  async function submit(form: HTMLFormElement) {
    if (isSending.current) return;
    const values = read(form);
    const found = check?.(values) ?? {};
    const [first] = Object.values(found);
    if (first !== undefined) return refuse(form, { code: "bad_input", faults: found }, first);
    isSending.current = true;
    setIsBusy(true);
    setFaults({});
    setError(null);
    const outcome = await send(values);
    const isDone = outcome.ok && isLeaving === true;
    isSending.current = isDone;
    setIsBusy(isDone);
    if (outcome.ok) onDone(outcome.body, values);
    else refuse(form, { code: outcome.code, faults: outcome.fields }, outcome.error);
  }

  return {
    faults,
    error,
    isBusy,
    form: {
      ...checkedHere,
      onChange(event) {
        const edited = nameOf(event.target);
        setError(null);
        setFaults((now) => without(now, edited));
        onEdit?.(read(event.currentTarget), edited);
      },
      onSubmit(event) {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}

/** The browser's own checks are off, and the address never takes what was typed. */
const checkedHere = { noValidate: true, method: "post" } as const;

function useBusy(onBusy: ((isBusy: boolean) => void) | undefined) {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  return [isBusy, setIsBusy] as const;
}

/** Answers what puts the focus on a form's first faulty field, once the page shows it: it may be another step's. */
function useFaultFocus() {
  const [refused, setRefused] = useState<{ form: HTMLFormElement; faults: FormFaults } | null>(null);
  useEffect(() => {
    if (refused) focusFault(refused.form, refused.faults);
  }, [refused]);
  return setRefused;
}

function readTexts(typed: FormData): FormValues {
  const pairs = [...typed].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return Object.fromEntries(pairs);
}

function nameOf(target: EventTarget): string {
  return (target instanceof Element && target.getAttribute("name")) || "";
}

function without(faults: FormFaults, name: string): FormFaults {
  if (!(name in faults)) return faults;
  return Object.fromEntries(Object.entries(faults).filter(([each]) => each !== name));
}
