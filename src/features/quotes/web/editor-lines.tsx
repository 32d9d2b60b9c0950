import Plus from "lucide/dist/esm/icons/plus.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { useId } from "react";
import * as limits from "../../../contract/quotes/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { newLine, type Faults, type LineValues } from "./editor-values.ts";
import { LineFields } from "./line-fields.tsx";
import styles from "./editor.module.css";

interface LinesProps {
  lines: readonly LineValues[];
  faults: Faults;
  onChange: (lines: LineValues[]) => void;
}

export function EditorLines({ lines, faults, onChange }: LinesProps) {
  const units = useId();
  const put = (key: string, more: Partial<LineValues>) =>
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
            <LineFields
              line={line}
              name={`Line ${at + 1}`}
              units={units}
              faults={faults}
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
        Add an item
      </Button>
    </>
  );
}
