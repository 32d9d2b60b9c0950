import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from "react";
import { focusFault } from "../../ui/focus-fault.ts";
import type { ApiOutcome } from "../call-api.ts";

/** What stands in a form, by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>;
/** What is wrong, by field, each as a sentence. */
export type FormFaults = Readonly<Record<string, string>>;

type FormOptions<Answer> = {
  /** What can be told before anything is sent. */
  check: (values: FormValues) => FormFaults;
  send: (values: FormValues) => Promise<ApiOutcome<Answer>>;
  onDone: (answer: Answer, values: FormValues) => void;
  /** Success leads to another page: the button stays busy until that is there. */
  isLeaving?: boolean;
  /** After every change; `edited` is the field's name. */
  onEdit?: (values: FormValues, edited: string) => void;
  /** After a refusal, before its first field takes the focus. */
  onRefused?: (refusal: Refusal) => void;
};

type Refusal = { code: string; faults: FormFaults };

/**
 * The work behind a small form whose fields keep what is typed: it checks, sends once however often it is asked, says
 * what is wrong in one sentence and at each field, and puts the focus on the first faulty one.
 */
export function useForm<Answer>({ check, send, onDone, isLeaving, onEdit, onRefused }: FormOptions<Answer>) {
  const [faults, setFaults] = useState<FormFaults>({});
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const setRefused = useFaultFocus();

  function refuse(form: HTMLFormElement, refusal: Refusal, sentence: string) {
    setFaults(refusal.faults);
    setError(sentence);
    onRefused?.(refusal);
    setRefused({ form, faults: refusal.faults });
  }

  async function submit(form: HTMLFormElement) {
    if (isSending.current) return;
    const values = readForm(form);
    const found = check(values);
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
    /** The sentence for the whole form. */
    error,
    isBusy,
    /** For the `<form>`. Sent before the page is alive it waits until it is; what was typed goes nowhere, least of all into the address. */
    form: {
      noValidate: true,
      method: "post",
      onChange(event: ChangeEvent<HTMLFormElement>) {
        const edited = nameOf(event.target);
        setError(null);
        setFaults((now) => without(now, edited));
        onEdit?.(readForm(event.currentTarget), edited);
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}

/** Answers what puts the focus on a form's first faulty field, once the page shows it: it may be another step's. */
function useFaultFocus() {
  const [refused, setRefused] = useState<{ form: HTMLFormElement; faults: FormFaults } | null>(null);
  useEffect(() => {
    if (refused) focusFault(refused.form, refused.faults);
  }, [refused]);
  return setRefused;
}

function readForm(form: HTMLFormElement): FormValues {
  const pairs = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return Object.fromEntries(pairs);
}

function nameOf(target: EventTarget): string {
  return (target instanceof Element && target.getAttribute("name")) || "";
}

function without(faults: FormFaults, name: string): FormFaults {
  if (!(name in faults)) return faults;
  return Object.fromEntries(Object.entries(faults).filter(([each]) => each !== name));
}
