import * as limits from "../../../contract/quotes/limits.ts";
import { Affix } from "../../../ui/form/affix.tsx";
import { Field, FieldGroup, Fields } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import type { QuoteValues, SectionProps } from "./editor-values.ts";

const splits = [
  { value: "none", label: "None" },
  { value: "percent", label: "Percent" },
  { value: "amount", label: "Amount" },
];

export function TravelSection({ values, fieldErrors, onChange }: SectionProps) {
  return (
    <Fields>
      <Field label="Round trip" mark="(optional)" error={fieldErrors["travel_km"] ?? null}>
        <Affix after="km">
          <Input
            inputMode="numeric"
            maxLength={6}
            value={values.travel_km}
            onChange={({ target }) => onChange({ travel_km: target.value })}
          />
        </Affix>
      </Field>
      <Field label="Travel fee" help="Leave blank for no travel fee." error={fieldErrors["travel_cents"] ?? null}>
        <Affix before="R">
          <Input
            inputMode="decimal"
            maxLength={16}
            value={values.travel}
            onChange={({ target }) => onChange({ travel: target.value })}
          />
        </Affix>
      </Field>
      <SplitFields
        legend="Discount"
        label="Discount"
        kind={values.discount_kind}
        text={values.discount}
        error={fieldErrors["discount"]}
        onChange={(discount_kind, discount) => onChange({ discount_kind, discount })}
      />
    </Fields>
  );
}

export function VatSection({ values, fieldErrors, onChange }: SectionProps) {
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
        <Field label="VAT number" error={fieldErrors["vat_number"] ?? null}>
          <Input
            inputMode="numeric"
            maxLength={limits.vat_number_length_max}
            value={values.vat_number}
            onChange={({ target }) => onChange({ vat_number: target.value })}
          />
        </Field>
      )}
    </Fields>
  );
}

export function DepositSection({ values, fieldErrors, onChange }: SectionProps) {
  return (
    <Fields>
      <SplitFields
        legend="Deposit"
        label="Deposit"
        kind={values.deposit_kind}
        text={values.deposit}
        error={fieldErrors["deposit_cents"]}
        onChange={(deposit_kind, deposit) => onChange({ deposit_kind, deposit })}
      />
      {values.deposit_kind !== "none" && (
        <Field label="Deposit due" help="Days after they accept." error={fieldErrors["deposit_due_days"] ?? null}>
          <Affix after="days">
            <Input
              inputMode="numeric"
              maxLength={3}
              value={values.deposit_due_days}
              onChange={({ target }) => onChange({ deposit_due_days: target.value })}
            />
          </Affix>
        </Field>
      )}
      <Field
        label="Balance due"
        help="Days before the wedding (0 = on the day)."
        error={fieldErrors["balance_due_days"] ?? null}
      >
        <Affix after="days">
          <Input
            inputMode="numeric"
            maxLength={3}
            value={values.balance_due_days}
            onChange={({ target }) => onChange({ balance_due_days: target.value })}
          />
        </Affix>
      </Field>
    </Fields>
  );
}

interface SplitProps {
  legend: string;
  label: string;
  kind: QuoteValues["discount_kind"];
  text: string;
  error: string | undefined;
  onChange: (kind: QuoteValues["discount_kind"], text: string) => void;
}

function SplitFields({ legend, label, kind, text, error, onChange }: SplitProps) {
  return (
    <>
      <FieldGroup wide legend={legend}>
        <Segments
          name={legend}
          value={kind}
          options={splits}
          onChange={(value) => onChange(value as QuoteValues["discount_kind"], text)}
        />
      </FieldGroup>
      {kind !== "none" && (
        <Field label={kind === "percent" ? `${label} in percent` : `${label} in rand`} error={error ?? null}>
          <Affix {...(kind === "percent" ? { after: "%" } : { before: "R" })}>
            <Input
              inputMode="decimal"
              maxLength={16}
              value={text}
              onChange={({ target }) => onChange(kind, target.value)}
            />
          </Affix>
        </Field>
      )}
    </>
  );
}
