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

interface LineItemsProps {
  items: readonly LineItemValues[];
  fieldErrors: QuoteFieldErrors;
  onChange: (items: LineItemValues[]) => void;
}

export function EditorLineItems({ items, fieldErrors, onChange }: LineItemsProps) {
  const units = useId();
  const put = (key: string, more: Partial<LineItemValues>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...more } : item)));
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
        {items.map((line, at) => (
          <li key={line.key}>
            <LineItemFields
              item={line}
              name={`Item ${at + 1}`}
              units={units}
              fieldErrors={fieldErrors}
              onChange={(more) => put(line.key, more)}
            />
            <IconButton
              icon={Trash}
              label={`Remove item ${at + 1}`}
              onClick={() => onChange(items.filter(({ key }) => key !== line.key))}
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
        disabled={items.length >= limits.quote_items_max}
        onClick={() => onChange([...items, newLineItem()])}
      >
        Add an item
      </Button>
    </>
  );
}

interface FieldsProps {
  item: LineItemValues;
  name: string;
  units: string;
  fieldErrors: QuoteFieldErrors;
  onChange: (more: Partial<LineItemValues>) => void;
}

function LineItemFields({
  item: { key, text, unit, quantity, price, is_optional },
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
