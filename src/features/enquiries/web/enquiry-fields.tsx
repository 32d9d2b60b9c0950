import type { ReactNode } from "react";
import { sayBudget } from "../../../contract/budget-labels.ts";
import { budgetRanges } from "../../../contract/choices.ts";
import * as limits from "../../../contract/limits.ts";
import { ChoiceChip, Chips } from "../../../ui/chips.tsx";
import { Field, FieldGroup } from "../../../ui/field.tsx";
import { Input, Select } from "../../../ui/input.tsx";
import type { EnquiryFaults, EnquiryValues } from "./enquiry-values.ts";

interface FieldsProps {
  start: EnquiryValues;
  faults: EnquiryFaults;
}

const optional = "(optional)";

/** Only name and email are required [enquiries-2]. */
export function CoupleFields({ start, faults }: FieldsProps) {
  return (
    <>
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
    </>
  );
}

interface WeddingFieldsProps extends FieldsProps {
  today: string;
  beside?: ReactNode;
}

/** `today` is the earliest date, `YYYY-MM-DD`. */
export function WeddingFields({ start, faults, today, beside }: WeddingFieldsProps) {
  return (
    <>
      <Field label="Wedding date" mark={optional} error={faults.wedding_date}>
        <Input name="wedding_date" type="date" autoComplete="off" min={today} defaultValue={start.wedding_date} />
      </Field>
      {beside}
      <Field wide label="Venue location" mark={optional} error={faults.venue_location}>
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
      <Field label="Budget" mark={optional} help="For the whole wedding." error={faults.budget_range}>
        <Select name="budget_range" autoComplete="off" defaultValue={start.budget_range}>
          <option value="">Not sure yet</option>
          {budgetRanges.map((level) => (
            <option key={level} value={level}>
              {sayBudget(level)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

/** The provider's services and packages [enquiries-4]; nothing without any. */
export function ServiceChips({ start, faults, services }: FieldsProps & { services: readonly string[] }) {
  if (services.length === 0) return null;
  return (
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
  );
}
