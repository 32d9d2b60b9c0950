import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from "react";

export type FormValues = Readonly<Record<string, string>>;
export type FormErrors = Readonly<Record<string, string>>;

export type FormOutcome<Answer> =
  | { ok: true; body: Answer }
  | { ok: false; code: string; error: string; fields: FormErrors };

type FormOptions<Answer, Values> = {
  check?: (values: Values) => FormErrors;
  send: (values: Values) => Promise<FormOutcome<Answer>>;
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

type Refusal = { code: string; fieldErrors: FormErrors };

type Form = {
  fieldErrors: FormErrors;
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

/** Sends once, shows errors until their field is edited, and focuses the first. */
export function useForm<Answer, Values>(options: FormOptions<Answer, Values> & Reading<Values>): Form;
export function useForm<Answer>(options: FormOptions<Answer, FormValues>): Form;
export function useForm<Answer, Values>(options: FormOptions<Answer, Values> & Partial<Reading<Values>>): Form {
  const { check, send, onDone, isLeaving, onEdit, onRefused, onBusy } = options;
  const [fieldErrors, setFieldErrors] = useState<FormErrors>({});
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useBusy(onBusy);
  const isSending = useRef(false);
  const setRefused = useErrorFocus();
  const read = (form: HTMLFormElement) => (options.read ?? readTexts)(new FormData(form)) as Values;

  function refuse(form: HTMLFormElement, refusal: Refusal, sentence: string) {
    setFieldErrors(refusal.fieldErrors);
    setError(sentence);
    onRefused?.(refusal);
    setRefused({ form, fieldErrors: refusal.fieldErrors });
  }

  async function submit(form: HTMLFormElement) {
    if (isSending.current) return;
    const values = read(form);
    const result = check?.(values) ?? {};
    const [first] = Object.values(result);
    if (first !== undefined) return refuse(form, { code: "bad_input", fieldErrors: result }, first);
    isSending.current = true;
    setIsBusy(true);
    setFieldErrors({});
    setError(null);
    const outcome = await send(values);
    const isDone = outcome.ok && isLeaving === true;
    isSending.current = isDone;
    setIsBusy(isDone);
    if (outcome.ok) onDone(outcome.body, values);
    else refuse(form, { code: outcome.code, fieldErrors: outcome.fields }, outcome.error);
  }

  return {
    fieldErrors,
    error,
    isBusy,
    form: {
      ...checkedHere,
      onChange(event) {
        const edited = nameOf(event.target);
        setError(null);
        setFieldErrors((now) => without(now, edited));
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
function useErrorFocus() {
  const [refused, setRefused] = useState<{ form: HTMLFormElement; fieldErrors: FormErrors } | null>(null);
  useEffect(() => {
    if (refused) focusFirstError(refused.form, refused.fieldErrors);
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

function without(fieldErrors: FormErrors, name: string): FormErrors {
  if (!(name in fieldErrors)) return fieldErrors;
  return Object.fromEntries(Object.entries(fieldErrors).filter(([each]) => each !== name));
}

function focusFirstError(form: HTMLFormElement, fieldErrors: Readonly<Record<string, string | undefined>>): void {
  for (const control of form.elements) {
    const isInvalid = control instanceof HTMLElement && fieldErrors[control.getAttribute("name") ?? ""];
    if (!isInvalid || control.matches(":disabled")) continue;
    control.focus();
    return;
  }
}
