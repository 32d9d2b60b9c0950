import Plus from "lucide/dist/esm/icons/plus.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { useId } from "react";
import * as limits from "../../../contract/quotes/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { Affix } from "../../../ui/form/affix.tsx";
import { Check } from "../../../ui/form/check.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { newLineItem, type QuoteFieldErrors, type LineItemValues } from "./editor-values.ts";
import styles from "./editor.module.css";

interface LinesProps {
  lines: readonly LineItemValues[];
  fieldErrors: QuoteFieldErrors;
  onChange: (lines: LineItemValues[]) => void;
}

export function EditorLineItems({ lines, fieldErrors, onChange }: LinesProps) {
  const units = useId();
  const put = (key: string, more: Partial<LineItemValues>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...more } : line)));
  return (
    <>
      <datalist id={units}>
        {["day", "hour", "guest", "table", "item", "night", "km"].map((unit) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </datalist>
      <ol className={styles.lines}>
        {lines.map((line, at) => (
          <li key={line.key}>
            <LineItemFields
              line={line}
              name={`Line ${at + 1}`}
              units={units}
              fieldErrors={fieldErrors}
              onChange={(more) => put(line.key, more)}
            />
            <IconButton
              icon={Trash}
              label={`Remove item ${at + 1}`}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
            />
          </li>
        ))}
      </ol>
      {fieldErrors["lines"] !== undefined && (
        <p role="alert" className={styles.fault}>
          {fieldErrors["lines"]}
        </p>
      )}
      <Button
        variant="outline"
        icon={Plus}
        disabled={lines.length >= limits.quote_items_max}
        onClick={() => onChange([...lines, newLineItem()])}
      >
        Add an item
      </Button>
    </>
  );
}

interface FieldsProps {
  line: LineItemValues;
  name: string;
  units: string;
  fieldErrors: QuoteFieldErrors;
  onChange: (more: Partial<LineItemValues>) => void;
}

function LineItemFields({
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
