import type { FormErrors } from "../../../client/form/use-form.ts";
import * as limits from "../../../contract/limits.ts";
import { Field, Fields } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PlaceInput } from "../../places/web/place-input.tsx";
import type { weddingValues } from "./wedding-values.ts";

interface WeddingFieldsProps {
  start: ReturnType<typeof weddingValues>;
  fieldErrors: FormErrors;
  /** Whether to ask for the couple's own name too. */
  hasFirst: boolean;
  /** The earliest allowed wedding date, `YYYY-MM-DD`. */
  today: string;
}

export function WeddingFields({ start, fieldErrors, hasFirst, today }: WeddingFieldsProps) {
  return (
    <Fields>
      {hasFirst && (
        <Field wide label="Your name" error={fieldErrors["partner1_name"] ?? null}>
          <Input
            name="partner1_name"
            autoComplete="name"
            maxLength={limits.name_length_max}
            defaultValue={start.partner1_name}
          />
        </Field>
      )}
      <Field label="Partner's name" error={fieldErrors["partner2_name"] ?? null}>
        <Input
          name="partner2_name"
          autoComplete="off"
          maxLength={limits.name_length_max}
          defaultValue={start.partner2_name}
        />
      </Field>
      <Field label="Wedding date" error={fieldErrors["wedding_date"] ?? null}>
        <Input name="wedding_date" type="date" autoComplete="off" min={today} defaultValue={start.wedding_date} />
      </Field>
      <Field label="Venue name" error={fieldErrors["venue_name"] ?? null}>
        <Input
          name="venue_name"
          autoComplete="off"
          placeholder="Where will it be?"
          maxLength={limits.name_length_max}
          defaultValue={start.venue_name}
        />
      </Field>
      <Field label="Venue location" error={fieldErrors["venue_location"] ?? null}>
        <PlaceInput
          withProvince
          showsMatch
          name="venue_location"
          autoComplete="off"
          placeholder="City, Province"
          maxLength={limits.short_text_length_max}
          defaultValue={start.venue_location}
        />
      </Field>
      <Field label="Expected guest count" error={fieldErrors["guest_count"] ?? null}>
        <Input
          name="guest_count"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          defaultValue={start.guest_count}
        />
      </Field>
      <Field label="Contact phone" error={fieldErrors["phone"] ?? null}>
        <Input
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="082 555 0142"
          maxLength={limits.phone_length_max}
          defaultValue={start.phone}
        />
      </Field>
    </Fields>
  );
}
