import { useRef, useState } from "react";
import {
  attemptFor,
  dropDraft,
  saveDraft,
  readDraft,
  type Attempt,
  type DraftLocation,
} from "../../../client/draft.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { readCoupleRecord } from "../../../client/session/session.ts";
import { enquiryMessages } from "../../../contract/enquiries/calls.ts";
import { saveOffer } from "../../couples/web/wedding-offer.ts";
import { coupleFields } from "./couple-fields.ts";
import { localCalendarDate, emptyEnquiry, enquiryBody, validateEnquiry, readForm } from "./enquiry-values.ts";
import type { EnquiryValues } from "./enquiry-values.ts";
import { secondsOpen, startClock } from "./form-clock.ts";
import { requestedDate } from "./requested-date.ts";
import { submitEnquiry } from "./send-enquiry.ts";
import { recordContacted } from "./written-to.ts";

interface EnquiryOptions {
  near: string | null;
  onBusy: (busy: boolean) => void;
  onSent: (values: EnquiryValues, message: string) => void;
}

export type RequestedProvider = { id: string; business_name: string };

const placeOf = (provider_id: string): DraftLocation => ({ in: "tab", key: `enquiry:${provider_id}` });

function readStart(place: DraftLocation, near: string | null) {
  const { values, attempt } = readDraft<EnquiryValues>(place);
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "" && value !== undefined));
  const { venue_name, ...known } = coupleFields(readCoupleRecord());
  const venue_location = [venue_name, known.venue_location].filter((text) => text !== "").join(", ") || (near ?? "");
  const wedding_date = requestedDate() || known.wedding_date;
  return { values: { ...emptyEnquiry, ...known, venue_location, wedding_date, ...typed }, attempt };
}

/** The idempotency key makes a retry the same enquiry. */
export function useEnquiry(
  { id: provider_id, business_name: name }: RequestedProvider,
  { near, onBusy, onSent }: EnquiryOptions,
) {
  const [place] = useState(() => placeOf(provider_id));
  const [draft] = useState(() => readStart(place, near));
  const [clock] = useState(startClock);
  const [today] = useState(() => localCalendarDate(new Date()));
  const [date, setDate] = useState(draft.values.wedding_date);
  const attempt = useRef<Attempt | undefined>(draft.attempt);
  const { form, fieldErrors, error } = useForm({
    read: readForm,
    check: (values) => validateEnquiry(values, localCalendarDate(new Date())),
    async send(values) {
      const body = enquiryBody(provider_id, values);
      attempt.current = attemptFor(JSON.stringify(body), attempt.current);
      const { key } = attempt.current;
      saveDraft(place, { values, attempt: attempt.current });
      return submitEnquiry(key, { ...body, seconds_open: await secondsOpen(clock) });
    },
    onEdit(values) {
      saveDraft(place, { values, attempt: attempt.current });
      setDate(values.wedding_date);
    },
    onBusy,
    onDone({ message }, values) {
      attempt.current = undefined;
      dropDraft(place);
      if (message !== enquiryMessages.direct_waits) recordContacted([{ provider_id, name }]);
      saveOffer(values);
      onSent(values, message);
    },
  });
  return {
    start: draft.values,
    today,
    date,
    form,
    fieldErrors,
    error: Object.keys(fieldErrors).length > 0 ? null : error,
  };
}
