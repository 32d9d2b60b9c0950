import { useRef, useState } from "react";
import { attemptFor, dropDraft, keepDraft, readDraft, type Attempt } from "./enquiry-draft.ts";
import { calendarDate, enquiryBody, findFaults, readForm, type EnquiryFaults } from "./enquiry-values.ts";
import { sendEnquiry } from "./send-enquiry.ts";

interface EnquiryEvents {
  onBusy: (busy: boolean) => void;
  onSent: () => void;
}

/** The work behind the form: it keeps the draft, checks, sends once however often it is asked, and says what is wrong. */
export function useEnquiry(provider_id: string, { onBusy, onSent }: EnquiryEvents) {
  const [draft] = useState(() => readDraft(provider_id));
  const [today] = useState(() => calendarDate(new Date()));
  const [faults, setFaults] = useState<EnquiryFaults>({});
  const [error, setError] = useState<string | null>(null);
  const attempt = useRef<Attempt | undefined>(draft.attempt);
  const isSending = useRef(false);

  function keep(form: HTMLFormElement, edited: string) {
    keepDraft(provider_id, { values: readForm(new FormData(form)), attempt: attempt.current });
    setError(null);
    setFaults((now) => (edited in now ? { ...now, [edited]: undefined } : now));
  }

  function refuse(form: HTMLFormElement, found: EnquiryFaults, sentence: string | null) {
    const hasField = Object.keys(found).length > 0;
    setFaults(found);
    setError(hasField ? null : sentence);
    if (hasField) focusFirst(form, found);
  }

  async function submit(form: HTMLFormElement) {
    if (isSending.current) return;
    const values = readForm(new FormData(form));
    const found = findFaults(values, calendarDate(new Date()));
    if (Object.keys(found).length > 0) {
      refuse(form, found, null);
      return;
    }
    attempt.current = attemptFor(enquiryBody(provider_id, values), attempt.current);
    keepDraft(provider_id, { values, attempt: attempt.current });
    isSending.current = true;
    setError(null);
    onBusy(true);
    const outcome = await sendEnquiry(attempt.current);
    isSending.current = false;
    onBusy(false);
    if (!outcome.sent) {
      refuse(form, outcome.faults, outcome.error);
      return;
    }
    attempt.current = undefined;
    dropDraft(provider_id);
    onSent();
  }

  return { start: draft.values, today, faults, error, keep, submit };
}

function focusFirst(form: HTMLFormElement, faults: EnquiryFaults) {
  for (const control of form.elements) {
    const isFaulty = control instanceof HTMLElement && faults[control.getAttribute("name") as keyof EnquiryFaults];
    if (!isFaulty) continue;
    control.focus();
    return;
  }
}
