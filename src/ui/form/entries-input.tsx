import X from "lucide/dist/esm/icons/x.mjs";
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { Button } from "../button.tsx";
import { Icon } from "../page/icon.tsx";
import { OutOfSight } from "../page/out-of-sight.tsx";
import { addEntries } from "./add-entries.ts";
import { Input } from "./input.tsx";
import textStyles from "../text.module.css";
import styles from "./entries-input.module.css";

interface EntriesInputProps {
  name: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  entry_length_max: number;
  entries_max: number;
  placeholder?: string;
  suggestions?: readonly string[];
  /** The id of an external `<datalist>`, instead of `suggestions`. */
  list?: string;
}

/** Entries are added by Enter, comma, paste or leaving the field. Use inside a Field. */
export function EntriesInput(props: EntriesInputProps) {
  const { name, values, onChange, entry_length_max, entries_max, placeholder, suggestions = [], list } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [announced, setAnnounced] = useState("");

  function add(text: string) {
    const next = addEntries(values, text, { entry_length_max, entries_max });
    setTyped("");
    if (next.length === values.length) return;
    setAnnounced(`Added ${next.slice(values.length).join(", ")}`);
    onChange(next);
  }
  function remove(value: string) {
    setAnnounced(`Removed ${value}`);
    onChange(values.filter((each) => each !== value));
    input.current?.focus();
  }
  function followKey(event: KeyboardEvent) {
    // during IME composition the key belongs to the input method
    if (event.nativeEvent.isComposing || !(event.key === "Enter" || event.key === ",")) return;
    if (event.key === "Enter" && typed.trim() === "") return;
    event.preventDefault();
    add(typed);
  }
  function followPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData("text");
    if (!/[,\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${typed},${pasted}`);
  }

  return (
    <div className={textStyles.stack2}>
      <EntryChips values={values} onRemove={remove} />
      <div className={styles.line}>
        <Input
          ref={input}
          name={name}
          value={typed}
          autoComplete="off"
          placeholder={placeholder}
          maxLength={entry_length_max}
          enterKeyHint="enter"
          list={list ?? (suggestions.length > 0 ? listId : undefined)}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={followKey}
          onPaste={followPaste}
          onBlur={() => add(typed)}
        />
        <Button variant="outline" small onClick={() => add(typed)}>
          Add
        </Button>
      </div>
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions
            .filter((each) => !values.includes(each))
            .map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
        </datalist>
      )}
      <span role="status">
        <OutOfSight>{announced}</OutOfSight>
      </span>
    </div>
  );
}

function EntryChips({ values, onRemove }: { values: readonly string[]; onRemove: (value: string) => void }) {
  if (values.length === 0) return null;
  return (
    <ul className={styles.entries}>
      {values.map((value) => (
        <li key={value}>
          <button type="button" onClick={() => onRemove(value)}>
            <OutOfSight>Remove </OutOfSight>
            {value}
            <Icon of={X} />
          </button>
        </li>
      ))}
    </ul>
  );
}
