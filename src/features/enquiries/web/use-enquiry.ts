import { useRef, useState } from "react";
import { readCoupleRecord } from "../../../client/session.ts";
import { focusFault } from "../../../ui/focus-fault.ts";
import { keepOffer } from "../../couples/web/wedding-offer.ts";
import { coupleFields } from "./couple-fields.ts";
import { attemptFor, dropDraft, keepDraft, readDraft, type Attempt, type DraftPlace } from "./enquiry-draft.ts";
import { calendarDate, emptyEnquiry, enquiryBody, findFaults, readForm } from "./enquiry-values.ts";
import type { EnquiryFaults, EnquiryValues } from "./enquiry-values.ts";
import { secondsOpen, startClock } from "./form-clock.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { noteWritten } from "./written-to.ts";

interface EnquiryEvents {
  onBusy: (busy: boolean) => void;
  onSent: (values: EnquiryValues) => void;
}

/** Who is asked. */
export type Asked = { id: string; business_name: string };

const placeOf = (provider_id: string): DraftPlace => ({ in: "tab", key: `enquiry:${provider_id}` });

/** What stands in the fields at first: what was typed before, and what is known of the couple that is signed in. */
function readStart(place: DraftPlace) {
  const { values, attempt } = readDraft<EnquiryValues>(place);
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "" && value !== undefined));
  const { venue_name, ...known } = coupleFields(readCoupleRecord());
  const venue_location = [venue_name, known.venue_location].filter((part) => part !== "").join(", ");
  return { values: { ...emptyEnquiry, ...known, venue_location, ...typed }, attempt };
}

/** The work behind the form: it keeps the draft, checks, sends once however often it is asked, and says what is wrong. */
export function useEnquiry({ id: provider_id, business_name: name }: Asked, { onBusy, onSent }: EnquiryEvents) {
  const [place] = useState(() => placeOf(provider_id));
  const [draft] = useState(() => readStart(place));
  const [clock] = useState(startClock);
  const [today] = useState(() => calendarDate(new Date()));
  const [faults, setFaults] = useState<EnquiryFaults>({});
  const [error, setError] = useState<string | null>(null);
  const attempt = useRef<Attempt | undefined>(draft.attempt);
  const isSending = useRef(false);

  function keep(form: HTMLFormElement, edited: string) {
    keepDraft(place, { values: readForm(new FormData(form)), attempt: attempt.current });
    setError(null);
    setFaults((now) => (edited in now ? { ...now, [edited]: undefined } : now));
  }

  function refuse(form: HTMLFormElement, found: EnquiryFaults, sentence: string | null) {
    const hasField = Object.keys(found).length > 0;
    setFaults(found);
    setError(hasField ? null : sentence);
    if (hasField) focusFault(form, found);
  }

  async function submit(form: HTMLFormElement) {
    if (isSending.current) return;
    const values = readForm(new FormData(form));
    const found = findFaults(values, calendarDate(new Date()));
    if (Object.keys(found).length > 0) {
      refuse(form, found, null);
      return;
    }
    const body = enquiryBody(provider_id, values);
    attempt.current = attemptFor(JSON.stringify(body), attempt.current);
    keepDraft(place, { values, attempt: attempt.current });
    isSending.current = true;
    setError(null);
    onBusy(true);
    const seconds_open = await secondsOpen(clock);
    const outcome = await sendEnquiry(attempt.current.key, { ...body, seconds_open });
    isSending.current = false;
    onBusy(false);
    if (!outcome.sent) {
      refuse(form, outcome.faults, outcome.error);
      return;
    }
    attempt.current = undefined;
    dropDraft(place);
    noteWritten([{ provider_id, name }]);
    keepOffer(values);
    onSent(values);
  }

  return { start: draft.values, today, faults, error, keep, submit };
}
