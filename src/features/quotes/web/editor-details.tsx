import * as limits from "../../../contract/quotes/limits.ts";
import { free_days, mayLeaveOutFreeDays, standardTerms } from "../../../contract/quotes/terms.ts";
import { Check } from "../../../ui/form/check.tsx";
import { Field, FieldGroup, Fields } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { titleOn, typedOf, type QuoteValues, type SectionProps } from "./editor-values.ts";
import text from "../../../ui/text.module.css";
import styles from "./editor.module.css";

export function DetailsSection(section: SectionProps) {
  const { values, fieldErrors, onChange, today } = section;
  return (
    <Fields>
      <Field wide label="Title" error={fieldErrors["title"]}>
        <Input maxLength={limits.quote_title_length_max} {...typedOf(section, "title")} />
      </Field>
      <Field label="Wedding day" error={fieldErrors["wedding_date"]}>
        <Input
          type="date"
          min={today}
          value={values.wedding_date}
          onChange={({ target }) => {
            const day = { from: values.wedding_date, to: target.value };
            onChange({ wedding_date: day.to, title: titleOn(values.title, day) });
          }}
        />
      </Field>
      <Field label="Guests" mark="(optional)" error={fieldErrors["guests"]}>
        <Input inputMode="numeric" maxLength={7} {...typedOf(section, "guests")} />
      </Field>
      <Field label="Valid until" help="Expires at midnight on this date." error={fieldErrors["valid_until"]}>
        <Input type="date" min={today} {...typedOf(section, "valid_until")} />
      </Field>
    </Fields>
  );
}

export function InclusionsSection(section: SectionProps) {
  return (
    <Fields>
      <Field label="What’s included" mark="(optional)">
        <Textarea maxLength={limits.quote_text_length_max} {...typedOf(section, "included")} />
      </Field>
      <Field label="Not included" mark="(optional)">
        <Textarea maxLength={limits.quote_text_length_max} {...typedOf(section, "excluded")} />
      </Field>
    </Fields>
  );
}

export function TermsSection({ categorySlug, ...section }: SectionProps & { categorySlug: string | null }) {
  const { values, fieldErrors, onChange } = section;
  return (
    <div className={styles.part}>
      <FieldGroup legend="If it is cancelled">
        <Segments
          name="terms_kind"
          value={values.terms_kind}
          onChange={(kind) => onChange({ terms_kind: kind as QuoteValues["terms_kind"] })}
          options={[
            { value: "standard", label: "Standard terms" },
            { value: "own", label: "My own" },
          ]}
        />
      </FieldGroup>
      {values.terms_kind === "standard" ? (
        <>
          {mayLeaveOutFreeDays(categorySlug) && (
            <Check
              checked={!values.has_free_days}
              onChange={({ target }) => onChange({ has_free_days: !target.checked })}
            >
              Leave out the {free_days} days in which cancelling is free: this is accommodation or catering
            </Check>
          )}
          <details>
            <summary>What the standard terms say</summary>
            <p className={styles.terms}>{standardTerms(values.has_free_days)}</p>
          </details>
        </>
      ) : (
        <Field label="Your terms" error={fieldErrors["terms"]}>
          <Textarea rows={6} maxLength={limits.quote_text_length_max} {...typedOf(section, "terms")} />
        </Field>
      )}
      <Check checked={values.is_one_step} onChange={({ target }) => onChange({ is_one_step: target.checked })}>
        Confirm bookings automatically
      </Check>
      <p className={text.fine}>Otherwise you have {limits.confirm_within_hours} hours to confirm after they accept.</p>
    </div>
  );
}
