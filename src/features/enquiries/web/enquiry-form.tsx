import { useEffect, useRef } from "react";
import { budgetLabels } from "../../../contract/budget-labels.ts";
import { limits } from "../../../contract/limits.ts";
import { Banner } from "../../../ui/banner.tsx";
import { ChoiceChip, Chips } from "../../../ui/chips.tsx";
import { Field, FieldGroup, Fields } from "../../../ui/field.tsx";
import { Input, Select } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { calendarDate } from "./enquiry-values.ts";
import { useEnquiry } from "./use-enquiry.ts";
import styles from "./enquiry-dialog.module.css";

export interface EnquiryFormProps {
  /** The form's own id, for the button that stands outside it. */
  id: string;
  provider_id: string;
  /** What may be ticked (spec 5). */
  services: readonly string[];
  onBusy: (busy: boolean) => void;
  onSent: () => void;
}

const optional = "(optional)";

/** The fields of an enquiry to one provider. Only the name and the email address must be given (spec 5). */
export function EnquiryForm({ id, provider_id, services, onBusy, onSent }: EnquiryFormProps) {
  const { start, faults, error, keep, submit } = useEnquiry(provider_id, { onBusy, onSent });
  return (
    <form
      id={id}
      noValidate
      onChange={(event) => keep(event.currentTarget, (event.target as Partial<HTMLInputElement>).name ?? "")}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <Fields>
        <Field label="Your Name" error={faults.couple_name}>
          <Input
            name="couple_name"
            required
            autoComplete="name"
            maxLength={limits.name_length_max}
            defaultValue={start.couple_name}
          />
        </Field>
        <Field label="Email Address" error={faults.couple_email}>
          <Input
            name="couple_email"
            type="email"
            required
            autoComplete="email"
            maxLength={limits.email_length_max}
            defaultValue={start.couple_email}
          />
        </Field>
        <Field label="Phone" mark={optional} error={faults.couple_phone}>
          <Input
            name="couple_phone"
            type="tel"
            autoComplete="tel"
            placeholder="082 555 0142"
            maxLength={limits.phone_length_max}
            defaultValue={start.couple_phone}
          />
        </Field>
        <Field label="Wedding date" mark={optional} error={faults.wedding_date}>
          <Input
            name="wedding_date"
            type="date"
            autoComplete="off"
            min={calendarDate(new Date())}
            defaultValue={start.wedding_date}
          />
        </Field>
        <Field label="Venue location" mark={optional} error={faults.venue_location}>
          <Input
            name="venue_location"
            autoComplete="off"
            placeholder="Venue, or town and province"
            maxLength={limits.short_text_length_max}
            defaultValue={start.venue_location}
          />
        </Field>
        <Field label="Guest count" mark={optional} error={faults.guest_count}>
          <Input
            name="guest_count"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            defaultValue={start.guest_count}
          />
        </Field>
        <Field label="Budget" mark={optional} error={faults.budget_range}>
          <Select name="budget_range" autoComplete="off" defaultValue={start.budget_range}>
            <option value="">Not sure yet</option>
            {Object.entries(budgetLabels).map(([value, { name, symbols }]) => (
              <option key={value} value={value}>
                {symbols} {name}
              </option>
            ))}
          </Select>
        </Field>
        {services.length > 0 && (
          <FieldGroup wide legend="Services you are interested in" mark={optional} error={faults.services_interested}>
            <Chips>
              {services.map((name) => (
                <ChoiceChip
                  key={name}
                  name="services_interested"
                  value={name}
                  defaultChecked={start.services_interested.includes(name)}
                >
                  {name}
                </ChoiceChip>
              ))}
            </Chips>
          </FieldGroup>
        )}
        <Field wide label="Message" mark={optional} error={faults.message}>
          <Textarea name="message" maxLength={limits.enquiry_message_length_max} defaultValue={start.message} />
        </Field>
      </Fields>
      <Honeypot />
      <GeneralError sentence={error} />
    </form>
  );
}

/** Filled in by programs only: out of sight, out of the tab order and unknown to screen readers and autofill. */
function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Company website
        <input name="company_website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What went wrong besides single fields, brought into view above the button that was pressed. */
function GeneralError({ sentence }: { sentence: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentence !== null) place.current?.scrollIntoView({ block: "nearest" });
  }, [sentence]);
  return (
    <div ref={place} className={styles.error}>
      {sentence !== null && (
        <Banner tone="bad" announce>
          {sentence}
        </Banner>
      )}
    </div>
  );
}
