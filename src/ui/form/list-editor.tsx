import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import GripVertical from "lucide/dist/esm/icons/grip-vertical.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import { Icon } from "../page/icon.tsx";
import { OutOfSight } from "../page/out-of-sight.tsx";
import { Input } from "./input.tsx";
import { moveEntry } from "./move-entry.ts";
import { useRowDrag } from "./use-row-drag.ts";
import styles from "./list-editor.module.css";

interface Entry {
  id: string;
  name: string;
}

interface ListEditorProps {
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  noun: string;
  entry_length_max: number;
  entries_max: number;
  placeholder?: string;
}

/** New entries have this id until saved. */
const newEntryPrefix = "new-";

export function ListEditor({ entries, onChange, noun, entry_length_max, entries_max, placeholder }: ListEditorProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focusOn, setFocusOn] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ entry: Entry; index: number } | null>(null);
  const [announced, setAnnounced] = useState("");
  const move = (from: number, to: number) => {
    setAnnounced(`Moved to place ${to + 1} of ${entries.length}`);
    onChange(moveEntry(entries, from, to));
  };
  const drag = useRowDrag(list, move);
  const isFull = entries.length >= entries_max;

  useEffect(() => {
    if (focusOn === null) return;
    list.current?.querySelector<HTMLInputElement>(`[data-entry="${focusOn}"] input`)?.focus();
    setFocusOn(null);
  }, [focusOn]);

  function add() {
    if (isFull) return;
    const id = newEntryPrefix + [...crypto.getRandomValues(new Uint32Array(2))].join("-");
    onChange([...entries, { id, name: "" }]);
    setFocusOn(id);
  }
  function remove(index: number) {
    const entry = entries[index];
    if (!entry) return;
    setRemoved(entry.name.trim() === "" ? null : { entry, index });
    onChange(entries.toSpliced(index, 1));
  }
  function undo() {
    if (!removed) return;
    onChange(entries.toSpliced(removed.index, 0, removed.entry));
    setFocusOn(removed.entry.id);
    setRemoved(null);
  }

  return (
    <div className={styles.frame}>
      {entries.length > 0 && (
        <ul ref={list} className={styles.entries}>
          {entries.map((entry, rowIndex) => (
            <li key={entry.id} data-entry={entry.id} className={drag.dragged === rowIndex ? styles.dragged : undefined}>
              <Row
                entry={entry}
                index={rowIndex}
                of={entries.length}
                noun={noun}
                entry_length_max={entry_length_max}
                placeholder={placeholder}
                grip={drag.gripOf(rowIndex)}
                onRename={(name) => onChange(entries.with(rowIndex, { ...entry, name }))}
                onMove={move}
                onRemove={() => remove(rowIndex)}
                onEnter={add}
              />
            </li>
          ))}
        </ul>
      )}
      {removed && <Removed name={removed.entry.name} onUndo={undo} />}
      <Button variant="outline" small icon={Plus} className={styles.add} disabled={isFull} onClick={add}>
        Add a {noun}
      </Button>
      <span role="status">
        <OutOfSight>{announced}</OutOfSight>
      </span>
    </div>
  );
}

function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <p className={styles.removed} role="status">
      <span>Removed “{name}”.</span>
      <Button ref={button} variant="quiet" small onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}

interface RowProps {
  entry: Entry;
  index: number;
  of: number;
  noun: string;
  entry_length_max: number;
  placeholder?: string | undefined;
  grip: ReturnType<ReturnType<typeof useRowDrag>["gripOf"]>;
  onRename: (name: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  onEnter: () => void;
}

function Row({ entry, index, of, noun, entry_length_max, placeholder, grip, ...does }: RowProps) {
  const called = entry.name.trim() || `${noun} ${index + 1}`;
  function followKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (entry.name.trim() !== "") does.onEnter();
  }
  return (
    <>
      <span className={styles.grip} aria-hidden="true" {...grip}>
        <Icon of={GripVertical} />
      </span>
      <Input
        value={entry.name}
        aria-label={`Name of ${noun} ${index + 1}`}
        autoComplete="off"
        placeholder={placeholder}
        maxLength={entry_length_max}
        enterKeyHint="next"
        onChange={(event) => does.onRename(event.target.value)}
        onKeyDown={followKey}
      />
      <IconButton
        icon={ArrowUp}
        label={`Move ${called} up`}
        aria-disabled={index === 0 || undefined}
        onClick={() => index > 0 && does.onMove(index, index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${called} down`}
        aria-disabled={index === of - 1 || undefined}
        onClick={() => index < of - 1 && does.onMove(index, index + 1)}
      />
      <IconButton icon={Trash} label={`Remove ${called}`} onClick={does.onRemove} />
    </>
  );
}
