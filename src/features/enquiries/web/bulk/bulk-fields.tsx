import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from "react";
import type { FormErrors } from "../../../../client/form/use-form.ts";
import { budgetInRand, budgetLabels } from "../../../../contract/budget/budget-labels.ts";
import { budgetRanges } from "../../../../contract/choices.ts";
import * as limits from "../../../../contract/limits.ts";
import { ChoiceChip, Chips } from "../../../../ui/form/chips.tsx";
import { Field, FieldGroup, Fields } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { useHydrated } from "../../../../ui/page/use-hydrated.ts";
import { PlaceInput } from "../../../places/web/place-input.tsx";
import { localCalendarDate } from "../enquiry-values.ts";
import type { BulkField, BulkValues } from "./bulk-values.ts";
import styles from "./bulk-form.module.css";

interface BulkFieldsProps {
  values: BulkValues;
  fieldErrors: FormErrors;
  filled: number;
  onChange: (name: BulkField, text: string) => void;
  children: ReactNode;
}

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** Three sections [enquiries-12]. */
export function BulkFields({ values, fieldErrors, filled, onChange, children }: BulkFieldsProps) {
  const control = (name: BulkField) => ({
    name,
    value: values[name],
    onChange: ({ target }: Typing) => onChange(name, target.value),
  });
  const errorOf = (name: BulkField) => fieldErrors[name];
  const [today] = useState(() => localCalendarDate(new Date()));
  const isAlive = useHydrated();
  return (
    <>
      <Section title="Your Details">
        <Fields>
          <Field label="Couple name" error={errorOf("couple_name")}>
            <Input {...control("couple_name")} required autoComplete="name" maxLength={limits.name_length_max} />
          </Field>
          <Field label="Email" help="Vendors will reply to this address." error={errorOf("couple_email")}>
            <Input
              {...control("couple_email")}
              type="email"
              required
              autoComplete="email"
              maxLength={limits.email_length_max}
            />
          </Field>
          <Field label="Phone" mark="(optional)" error={errorOf("couple_phone")}>
            <Input
              {...control("couple_phone")}
              type="tel"
              autoComplete="tel"
              placeholder="082 555 0142"
              maxLength={limits.phone_length_max}
            />
          </Field>
          <Field label="Wedding date" error={errorOf("wedding_date")}>
            <Input
              {...control("wedding_date")}
              type="date"
              required
              autoComplete="off"
              min={isAlive ? today : undefined}
            />
          </Field>
        </Fields>
      </Section>
      <Section title="Wedding Details">
        <Fields>
          <VenueField filled={filled} error={errorOf("venue_location")} {...control("venue_location")}>
            {children}
          </VenueField>
          <Field label="Guest count" error={errorOf("guest_count")}>
            <Input {...control("guest_count")} required inputMode="numeric" autoComplete="off" maxLength={9} />
          </Field>
          <Budget
            chosen={values.budget_range}
            error={errorOf("budget_range")}
            onChoose={control("budget_range").onChange}
          />
        </Fields>
      </Section>
      <Section title="Additional Message">
        <Field label="Message" mark="(optional)" error={errorOf("message")}>
          <Textarea
            {...control("message")}
            rows={5}
            placeholder="Anything every vendor should know: customs, languages, dietary needs, a favourite song."
            maxLength={limits.enquiry_message_length_max}
          />
        </Field>
      </Section>
    </>
  );
}

interface VenueFieldProps extends ComponentProps<"input"> {
  filled: number;
  error: string | undefined;
}

/** Also shows how the place limits recipients [enquiries-33]. */
function VenueField({ filled, error, children, ...control }: VenueFieldProps) {
  return (
    <div className={styles.venue}>
      <Field label="Venue location" help="Vendors in this province come first." error={error}>
        <PlaceInput
          withProvince
          showsMatch
          filled={filled}
          {...control}
          required
          autoComplete="off"
          placeholder="Town and province"
          maxLength={limits.short_text_length_max}
        />
      </Field>
      {children}
    </div>
  );
}

interface BudgetProps {
  chosen: string;
  error: string | undefined;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Five optional levels [enquiries-6]; a choice can be cleared. */
function Budget({ chosen, error, onChoose }: BudgetProps) {
  return (
    <FieldGroup wide legend="Overall budget range" mark="(optional)" help="For the whole wedding." error={error}>
      <Chips>
        {["" as const, ...budgetRanges].map((value) => (
          <ChoiceChip
            key={value}
            type="radio"
            name="budget_range"
            value={value}
            className={styles.budget}
            checked={chosen === value}
            onChange={onChoose}
          >
            {value === "" ? (
              "Not sure yet"
            ) : (
              <span>
                {budgetLabels[value].symbols} <small>{budgetInRand(value)}</small>
              </span>
            )}
          </ChoiceChip>
        ))}
      </Chips>
    </FieldGroup>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
