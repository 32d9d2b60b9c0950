import { useRef, useState, type ReactNode } from "react";
import { href, useNavigate } from "react-router";
import { call } from "../../../client/call.ts";
import { quote_lines_max } from "../../../contract/quotes/limits.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import type { Quote } from "../../../contract/quotes/shapes.ts";
import type { QuoteTemplate } from "../../../contract/quotes/template-shapes.ts";
import { removeQuote } from "../../../contract/quotes/words.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { Button } from "../../../ui/button.tsx";
import { QuestionDialog } from "../../../ui/question-dialog.tsx";
import { EditorLines } from "./editor-lines.tsx";
import { DepositPart, TravelPart, VatPart } from "./editor-money.tsx";
import { EditorPackages } from "./editor-packages.tsx";
import { EditorTemplates } from "./editor-templates.tsx";
import { faultsOf, isBlank, offeredValues, previewOf, type Faults, type QuoteValues } from "./editor-values.ts";
import { AboutPart, InOutPart, TermsPart } from "./editor-words.tsx";
import { QuoteSheet } from "./quote-sheet.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { useQuoteDraft, type Saving } from "./use-quote-draft.ts";
import text from "../../../ui/text.module.css";
import styles from "./editor.module.css";

export interface PartProps {
  values: QuoteValues;
  faults: Faults;
  onChange: (more: Partial<QuoteValues>) => void;
  today: string;
}

interface EditorProps {
  quote: Quote;
  onChange: (quote: Quote) => void;
}

/** Saves while typing, shows the total, and sends the complete quote [quotes-4]. */
export function QuoteEditor({ quote, onChange }: EditorProps) {
  const { values, change, draft, faults: unread, saving, flush } = useQuoteDraft(quote);
  const [today] = useState(() => southAfricanTime(Date.now()).slice(0, 10));
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isShown, setShown] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const faults = { ...(isTried && faultsOf(draft, today)), ...unread };
  const preview = previewOf(quote, draft);
  function show(is: boolean) {
    setShown(is);
    if (is) toTop();
  }
  function ask() {
    setTried(true);
    if (Object.keys({ ...unread, ...faultsOf(draft, today) }).length === 0) return setAsked(true);
    setShown(false);
    // after the messages have rendered
    setTimeout(() => toFirstFault(form.current));
  }
  function sent(newer: Quote) {
    onChange(newer);
    toTop();
  }
  return (
    <>
      <header>
        <h1>{quote.version > 1 ? `Quote ${quote.number}, version ${quote.version}` : "Write a quote"}</h1>
        <p className={text.soft}>For {quote.couple_name}. They won’t see it until you send it.</p>
      </header>
      {isShown ? (
        <QuoteSheet quote={preview} ticked={none} />
      ) : (
        <div ref={form} className={styles.editor}>
          <Parts part={{ values, faults, onChange: change, today }} quote={quote} draft={draft} />
        </div>
      )}
      <TotalBar quote={preview} saving={saving} isUnread={Object.keys(unread).length > 0}>
        <Button variant="quiet" onClick={() => show(!isShown)}>
          {isShown ? "Back to editing" : "Preview"}
        </Button>
        <Button onClick={ask}>Send</Button>
      </TotalBar>
      <Discard quote={quote} />
      <SendDialog quote={preview} open={isAsked} onClose={() => setAsked(false)} flush={flush} onSent={sent} />
    </>
  );
}

function toTop() {
  globalThis.scrollTo({ top: 0 });
}

const none: ReadonlySet<string> = new Set();

interface PartsProps {
  part: PartProps;
  quote: Quote;
  draft: ReturnType<typeof useQuoteDraft>["draft"];
}

function Parts({ part, quote, draft }: PartsProps) {
  const { values, faults, onChange } = part;
  const typed = values.lines.filter((line) => !isBlank(line));
  function use({ content }: QuoteTemplate, how: "whole" | "lines") {
    const { lines, ...said } = offeredValues(content);
    onChange(how === "whole" ? { ...said, lines } : { lines: [...values.lines, ...lines] });
  }
  return (
    <>
      <AboutPart {...part} />
      <Part title="Items">
        <EditorPackages
          guests={draft.guests}
          isFull={typed.length >= quote_lines_max}
          onAdd={(line) => onChange({ lines: [...typed, line] })}
        />
        <EditorLines lines={values.lines} faults={faults} onChange={(lines) => onChange({ lines })} />
      </Part>
      <Part title="Templates">
        <EditorTemplates draft={draft} onUse={use} />
      </Part>
      <Part title="Travel and discount">
        <TravelPart {...part} />
      </Part>
      <Part title="VAT">
        <VatPart {...part} />
      </Part>
      <Part title="Paying">
        <DepositPart {...part} />
      </Part>
      <Part title="In words">
        <InOutPart {...part} />
      </Part>
      <Part title="Terms">
        <TermsPart {...part} categorySlug={quote.category_slug} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface BarProps {
  quote: Quote;
  saving: Saving;
  isUnread: boolean;
  children: ReactNode;
}

function TotalBar({ quote: { totals }, saving, isUnread, children }: BarProps) {
  return (
    <div className={styles.bar}>
      <p>
        Total <b>{formatRandCents(totals.total_cents)}</b>
        <small role="status">{sayKept(saving, isUnread)}</small>
      </p>
      <div className={styles.barActs}>{children}</div>
    </div>
  );
}

function sayKept(saving: Saving, isUnread: boolean): string {
  if (isUnread) return "Not saved yet: a number can’t be read.";
  if (saving.state === "failed") return saving.error;
  return saving.state === "saved" ? "Draft saved" : "Saving…";
}

function toFirstFault(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]");
  field?.focus();
  field?.scrollIntoView({ block: "center" });
}

function Discard({ quote: { id, conversation_id } }: { quote: Quote }) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  return (
    <div className={text.actions}>
      <Button small variant="quiet" onClick={() => setAsked(true)}>
        Delete draft
      </Button>
      <QuestionDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Delete this draft?"
        confirm="Delete"
        danger
        onConfirm={async () => {
          const failed = "We could not do that. Please check your connection and try again.";
          const outcome = await call(removeQuote, { params: { id }, failed });
          if (!outcome.ok) return outcome.error;
          void navigate(href("/enquiries/:id", { id: conversation_id }), { replace: true });
          return null;
        }}
      >
        Only you have seen it. This can’t be undone.
      </QuestionDialog>
    </div>
  );
}
