import * as limits from "../../../contract/quotes/limits.ts";
import { Affix } from "../../../ui/form/affix.tsx";
import { Field, FieldGroup, Fields } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { typedOf, type QuoteValues, type SectionProps } from "./editor-values.ts";

const splits = [
  { value: "none", label: "None" },
  { value: "percent", label: "Percent" },
  { value: "amount", label: "Amount" },
];

export function TravelSection(section: SectionProps) {
  const { fieldErrors } = section;
  return (
    <Fields>
      <Field label="Round trip" mark="(optional)" error={fieldErrors["travel_km"]}>
        <Affix after="km">
          <Input inputMode="numeric" maxLength={6} {...typedOf(section, "travel_km")} />
        </Affix>
      </Field>
      <Field label="Travel fee" help="Leave blank for no travel fee." error={fieldErrors["travel_cents"]}>
        <Affix before="R">
          <Input inputMode="decimal" maxLength={16} {...typedOf(section, "travel")} />
        </Affix>
      </Field>
      <SplitFields section={section} legend="Discount" name="discount" error={fieldErrors["discount"]} />
    </Fields>
  );
}

export function VatSection(section: SectionProps) {
  const { values, fieldErrors, onChange } = section;
  return (
    <Fields>
      <FieldGroup
        wide
        legend="VAT"
        help={`Choose No VAT if you’re not VAT-registered. Otherwise ${limits.vat_percent} % applies to items and travel.`}
      >
        <Segments
          name="vat_mode"
          value={values.vat_mode}
          onChange={(mode) => onChange({ vat_mode: mode as QuoteValues["vat_mode"] })}
          options={[
            { value: "none", label: "No VAT" },
            { value: "included", label: "Included" },
            { value: "added", label: "Added on top" },
          ]}
        />
      </FieldGroup>
      {values.vat_mode !== "none" && (
        <Field label="VAT number" error={fieldErrors["vat_number"]}>
          <Input inputMode="numeric" maxLength={limits.vat_number_length_max} {...typedOf(section, "vat_number")} />
        </Field>
      )}
    </Fields>
  );
}

export function DepositSection(section: SectionProps) {
  const { values, fieldErrors } = section;
  return (
    <Fields>
      <SplitFields section={section} legend="Deposit" name="deposit" error={fieldErrors["deposit_cents"]} />
      {values.deposit_kind !== "none" && (
        <Field label="Deposit due" help="Days after they accept." error={fieldErrors["deposit_due_days"]}>
          <Affix after="days">
            <Input inputMode="numeric" maxLength={3} {...typedOf(section, "deposit_due_days")} />
          </Affix>
        </Field>
      )}
      <Field
        label="Balance due"
        help="Days before the wedding (0 = on the day)."
        error={fieldErrors["balance_due_days"]}
      >
        <Affix after="days">
          <Input inputMode="numeric" maxLength={3} {...typedOf(section, "balance_due_days")} />
        </Affix>
      </Field>
    </Fields>
  );
}

interface SplitProps {
  section: SectionProps;
  legend: string;
  name: "discount" | "deposit";
  error: string | undefined;
}

function SplitFields({ section, legend, name, error }: SplitProps) {
  const kind = section.values[`${name}_kind`];
  return (
    <>
      <FieldGroup wide legend={legend}>
        <Segments
          name={legend}
          value={kind}
          options={splits}
          onChange={(value) => section.onChange({ [`${name}_kind`]: value })}
        />
      </FieldGroup>
      {kind !== "none" && (
        <Field label={kind === "percent" ? `${legend} in percent` : `${legend} in rand`} error={error}>
          <Affix {...(kind === "percent" ? { after: "%" } : { before: "R" })}>
            <Input inputMode="decimal" maxLength={16} {...typedOf(section, name)} />
          </Affix>
        </Field>
      )}
    </>
  );
}
