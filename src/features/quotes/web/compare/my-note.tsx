import Heart from "lucide/dist/esm/icons/heart.mjs";
import { useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { useMayChange } from "../../../../client/use-may-change.ts";
import { saveQuoteNoteCall } from "../../../../contract/quotes/calls.ts";
import type { ComparedQuote, QuoteNote } from "../../../../contract/quotes/figures-schema.ts";
import { quote_note_length_max } from "../../../../contract/quotes/limits.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { PrivateNoteForm } from "../../../conversations/web/note-form.tsx";
import styles from "./compare.module.css";

interface MyNoteProps {
  quote: ComparedQuote;
  onNote: (id: string, note: QuoteNote) => void;
}

const failed = "We could not save that. Please check your connection and try again.";

/** Private to the couple [quotes-22]; read-only for viewers of the wedding. */
export function MyNote({ quote, onNote }: MyNoteProps) {
  if (useMayChange()) return <Writing quote={quote} onNote={onNote} />;
  return <p>{formatNote(quote.note) || <i>Nothing noted</i>}</p>;
}

function formatNote({ is_liked, text }: QuoteNote): string {
  return [is_liked && "♥", text].filter(Boolean).join(" ");
}

function Writing({ quote: { id, provider, note }, onNote }: MyNoteProps) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  async function send(body: Partial<QuoteNote>) {
    const outcome = await call(saveQuoteNoteCall, { params: { id }, body, failed });
    if (outcome.ok) onNote(id, outcome.body.note);
    return outcome;
  }
  async function like() {
    setBusy(true);
    const outcome = await send({ is_liked: !note.is_liked });
    setBusy(false);
    if (!outcome.ok) toast(outcome.error, { tone: "bad" });
  }
  return (
    <div className={styles.own}>
      <IconButton
        icon={Heart}
        label={`A heart for ${provider.name}`}
        pressed={note.is_liked}
        disabled={isBusy}
        onClick={() => void like()}
      />
      <PrivateNoteForm
        label={`Your note on ${provider.name}`}
        mark="private"
        note={note.text}
        length_max={quote_note_length_max}
        rows={3}
        save={(text) => send({ text })}
        formatMessage={() => "Your note is saved."}
      />
      <p className={styles.printed}>{formatNote(note)}</p>
    </div>
  );
}
