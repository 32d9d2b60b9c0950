import type { ReactNode } from "react";
import { budgetInRand } from "../../../contract/budget/budget-labels.ts";
import { budgetRanges } from "../../../contract/choices.ts";
import * as limits from "../../../contract/limits.ts";
import { ChoiceChip, Chips } from "../../../ui/form/chips.tsx";
import { Field, FieldGroup } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import type { EnquiryErrors, EnquiryValues } from "./enquiry-values.ts";

interface FieldsProps {
  start: EnquiryValues;
  fieldErrors: EnquiryErrors;
}

const optional = "(optional)";

/** Only name and email are required [enquiries-2]. */
export function CoupleFields({ start, fieldErrors }: FieldsProps) {
  return (
    <>
      <Field label="Your Name" error={fieldErrors.couple_name}>
        <Input
          name="couple_name"
          required
          autoComplete="name"
          maxLength={limits.name_length_max}
          defaultValue={start.couple_name}
        />
      </Field>
      <Field label="Email Address" error={fieldErrors.couple_email}>
        <Input
          name="couple_email"
          type="email"
          required
          autoComplete="email"
          maxLength={limits.email_length_max}
          defaultValue={start.couple_email}
        />
      </Field>
      <Field label="Phone" mark={optional} error={fieldErrors.couple_phone}>
        <Input
          name="couple_phone"
          type="tel"
          autoComplete="tel"
          placeholder="082 555 0142"
          maxLength={limits.phone_length_max}
          defaultValue={start.couple_phone}
        />
      </Field>
    </>
  );
}

interface WeddingFieldsProps extends FieldsProps {
  today: string;
  extra?: ReactNode;
}

/** `today` is the earliest date, `YYYY-MM-DD`. */
export function WeddingFields({ start, fieldErrors, today, extra }: WeddingFieldsProps) {
  return (
    <>
      <Field label="Wedding date" mark={optional} error={fieldErrors.wedding_date}>
        <Input name="wedding_date" type="date" autoComplete="off" min={today} defaultValue={start.wedding_date} />
      </Field>
      {extra}
      <Field wide label="Venue location" mark={optional} error={fieldErrors.venue_location}>
        <Input
          name="venue_location"
          autoComplete="off"
          placeholder="Venue, or town and province"
          maxLength={limits.short_text_length_max}
          defaultValue={start.venue_location}
        />
      </Field>
      <Field label="Guest count" mark={optional} error={fieldErrors.guest_count}>
        <Input
          name="guest_count"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          defaultValue={start.guest_count}
        />
      </Field>
      <Field label="Budget" mark={optional} help="For the whole wedding." error={fieldErrors.budget_range}>
        <Select name="budget_range" autoComplete="off" defaultValue={start.budget_range}>
          <option value="">Not sure yet</option>
          {budgetRanges.map((level) => (
            <option key={level} value={level}>
              {budgetInRand(level)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

/** The provider's services and packages [enquiries-4]; nothing without any. */
export function ServiceChips({ start, fieldErrors, services }: FieldsProps & { services: readonly string[] }) {
  if (services.length === 0) return null;
  return (
    <FieldGroup wide legend="Services you are interested in" mark={optional} error={fieldErrors.services_interested}>
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
  );
}
