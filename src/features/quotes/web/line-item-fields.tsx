import * as limits from "../../../contract/quotes/limits.ts";
import { Affix } from "../../../ui/affix.tsx";
import { Check } from "../../../ui/check.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { type FieldErrors, type LineItemValues } from "./editor-values.ts";
import styles from "./editor.module.css";

interface FieldsProps {
  line: LineItemValues;
  name: string;
  units: string;
  fieldErrors: FieldErrors;
  onChange: (more: Partial<LineItemValues>) => void;
}

export function LineItemFields({
  line: { key, text, unit, quantity, price, is_optional },
  name,
  units,
  fieldErrors,
  onChange,
}: FieldsProps) {
  return (
    <fieldset className={styles.line}>
      <legend>{name}</legend>
      <Field label="Description" className={styles.what}>
        <Input
          value={text}
          maxLength={limits.line_text_length_max}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <Field label="Quantity" error={fieldErrors[`${key}-quantity`] ?? null}>
        <Input
          inputMode="decimal"
          value={quantity}
          maxLength={12}
          onChange={({ target }) => onChange({ quantity: target.value })}
        />
      </Field>
      <Field label="Unit" mark="(optional)">
        <Input
          list={units}
          value={unit}
          maxLength={limits.line_unit_length_max}
          onChange={({ target }) => onChange({ unit: target.value })}
        />
      </Field>
      <Field label="Unit price" className={styles.price} error={fieldErrors[`${key}-price`] ?? null}>
        <Affix before="R">
          <Input
            inputMode="decimal"
            value={price}
            maxLength={16}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        </Affix>
      </Field>
      <Check
        className={styles.optional}
        checked={is_optional}
        onChange={({ target }) => onChange({ is_optional: target.checked })}
      >
        Optional: the couple can tick it to add it
      </Check>
    </fieldset>
  );
}
