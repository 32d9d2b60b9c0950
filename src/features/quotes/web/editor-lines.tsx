import Plus from "lucide/dist/esm/icons/plus.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { useId } from "react";
import * as limits from "../../../contract/quotes/limits.ts";
import { Affix } from "../../../ui/affix.tsx";
import { Button } from "../../../ui/button.tsx";
import { Check } from "../../../ui/check.tsx";
import { Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";
import { newLine, type Faults, type LineValues } from "./editor-values.ts";
import styles from "./editor.module.css";

interface LinesProps {
  lines: readonly LineValues[];
  faults: Faults;
  onChange: (lines: LineValues[]) => void;
}

/** The lines of a quote as they are typed. */
export function EditorLines({ lines, faults, onChange }: LinesProps) {
  const units = useId();
  const put = (key: string, more: Partial<LineValues>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...more } : line)));
  return (
    <>
      <datalist id={units}>
        {["day", "hour", "guest", "table", "item", "night", "km"].map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </datalist>
      <ol className={styles.lines}>
        {lines.map((line, at) => (
          <li key={line.key}>
            <LineFields
              line={line}
              name={`Line ${at + 1}`}
              units={units}
              faults={faults}
              onChange={(more) => put(line.key, more)}
            />
            <IconButton
              icon={Trash}
              label={`Remove line ${at + 1}`}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
            />
          </li>
        ))}
      </ol>
      {faults["lines"] !== undefined && (
        <p role="alert" className={styles.fault}>
          {faults["lines"]}
        </p>
      )}
      <Button
        variant="outline"
        icon={Plus}
        disabled={lines.length >= limits.quote_lines_max}
        onClick={() => onChange([...lines, newLine()])}
      >
        Add a line
      </Button>
    </>
  );
}

interface FieldsProps {
  line: LineValues;
  name: string;
  units: string;
  faults: Faults;
  onChange: (more: Partial<LineValues>) => void;
}

function LineFields({
  line: { key, text, unit, quantity, price, is_optional },
  name,
  units,
  faults,
  onChange,
}: FieldsProps) {
  return (
    <fieldset className={styles.line}>
      <legend>{name}</legend>
      <Field label="What" className={styles.what}>
        <Input
          value={text}
          maxLength={limits.line_text_length_max}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <Field label="Quantity" error={faults[`${key}-quantity`] ?? null}>
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
      <Field label="Price for one" className={styles.price} error={faults[`${key}-price`] ?? null}>
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
        Optional: they tick it if they want it
      </Check>
    </fieldset>
  );
}
