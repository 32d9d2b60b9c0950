import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from "react";
import { focusFault } from "../../ui/focus-fault.ts";

export type FormValues = Readonly<Record<string, string>>;
export type FormFaults = Readonly<Record<string, string>>;

export type Sent<Answer> = { ok: true; body: Answer } | { ok: false; code: string; error: string; fields: FormFaults };

type FormOptions<Answer, Values> = {
  check?: (values: Values) => FormFaults;
  send: (values: Values) => Promise<Sent<Answer>>;
  onDone: (answer: Answer, values: Values) => void;
  /** The button stays busy until the next page is shown. */
  isLeaving?: boolean;
  /** After every change; `edited` is the field's name. */
  onEdit?: (values: Values, edited: string) => void;
  onRefused?: (refusal: Refusal) => void;
  onBusy?: (isBusy: boolean) => void;
};

/** For values with more than one text per field. */
type Reading<Values> = { read: (typed: FormData) => Values };

type Refusal = { code: string; faults: FormFaults };

type Form = {
  faults: FormFaults;
  error: string | null;
  isBusy: boolean;
  /** Before hydration a submit waits; typed text never goes into the address. */
  form: {
    noValidate: true;
    method: "post";
    onChange: (event: ChangeEvent<HTMLFormElement>) => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
};

/** Sends once, shows faults until their field is edited, and focuses the first. */
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

/** No browser validation; POST keeps typed text out of the address. */
const checkedHere = { noValidate: true, method: "post" } as const;

function useBusy(onBusy: ((isBusy: boolean) => void) | undefined) {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  return [isBusy, setIsBusy] as const;
}

/** The field may be on another step, so the focus waits until it is shown. */
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
