import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { favourite_note_length_max } from "../../../contract/favourites/votes.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import styles from "./opinions.module.css";

const helps = {
  you: "Only you can see this.",
  you_so_far: "Only you can see this for now. Once you change it, everyone who shares the wedding can see it.",
  members: "Only people who share the wedding can see this.",
} as const;

/** A note from before the wedding was shared is private [weddings-12]. */
export type NoteReaders = keyof typeof helps;

interface NoteFormProps {
  name: string;
  note: string;
  readers: NoteReaders;
  onSave: (note: string) => Promise<void>;
  onLeave: () => void;
}

export function NoteForm({ name, note, readers, onSave, onLeave }: NoteFormProps) {
  const [isBusy, setBusy] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector("textarea")?.focus(), []);
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("note");
    setBusy(true);
    await onSave(typeof typed === "string" ? typed.trim() : "");
    setBusy(false);
  }
  return (
    <form ref={place} className={styles.form} onSubmit={(event) => void save(event)}>
      <Field label={`Your note on ${name}`} help={helps[readers]}>
        <Textarea name="note" rows={3} defaultValue={note} maxLength={favourite_note_length_max} />
      </Field>
      <div className={styles.acts}>
        <Button small type="submit" busy={isBusy}>
          Save the note
        </Button>
        <Button small variant="quiet" onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
