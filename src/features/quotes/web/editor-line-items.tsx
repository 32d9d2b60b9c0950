import Plus from "lucide/dist/esm/icons/plus.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { useId } from "react";
import * as limits from "../../../contract/quotes/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { newLineItem, type FieldErrors, type LineItemValues } from "./editor-values.ts";
import { LineItemFields } from "./line-item-fields.tsx";
import styles from "./editor.module.css";

interface LinesProps {
  lines: readonly LineItemValues[];
  fieldErrors: FieldErrors;
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
